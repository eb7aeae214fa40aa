/** What the host tells everybody, as far as this page knows it. */
class Announced {
  text = $state("");
}

export const announced = new Announced();
