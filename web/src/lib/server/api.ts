/** Questions to the server over HTTP. What goes wrong comes as an `ApiProblem` with a reason. */
import { loggedOut } from "./logged-out.svelte";
import { message, type Message } from "../message";
import { words } from "../words.svelte";
import type {
  AnalysisLook,
  AnalysisMoment,
  AnalysisQuestion,
  AnalysisSketch,
  AnalysisText,
  AnalysisTree,
  AnalysisWish,
  BoardDrawing,
  BoardReport,
  Device,
  Announcement,
  EventCard,
  EventSeen,
  EventWish,
  GameFacts,
  HouseFacts,
  Guide,
  HttpProblem,
  Invitation,
  Ladder,
  Lists,
  Muted,
  MatchCard,
  NoticeFacts,
  Order,
  Opinion,
  Opponent,
  Passkey,
  PasskeyOptions,
  Outlook,
  PositionReport,
  Preparation,
  Profile,
  ProfileWish,
  Progress,
  PuzzleShelf,
  PuzzleTask,
  PuzzleVerdict,
  PushWish,
  QuietWish,
  Recovered,
  RecoveryCode,
  Replay,
  ReportWish,
  ReviewState,
  Session,
  ShippedBoard,
  TableFacts,
  TableWish,
  Vacation,
  WrittenRules,
} from "../protocol";

export class ApiProblem extends Error {
  readonly reason: Message;
  readonly status: number;

  constructor(reason: Message, status: number) {
    super(reason.key);
    this.reason = reason;
    this.status = status;
  }
}

async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      signal,
      // No other site's page can send this header, so the server knows it is us.
      headers: {
        "x-ludoteca": "1",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem(message("web-problem-offline"), 0);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  const reason = await reasonOf(answer);
  const banned = reason.key === "server-banned";
  if (banned || reason.key === "server-session-ended")
    Object.assign(loggedOut, { here: true, banned });
  // What is impossible about a position is said in words that few pages need.
  if (reason.key === "position-impossible")
    await words.bring((await import("../../tools/position/texts")).TEXTS);
  throw new ApiProblem(reason, answer.status);
}

async function reasonOf(answer: Response): Promise<Message> {
  try {
    return ((await answer.json()) as HttpProblem).reason;
  } catch {
    return message("web-problem-server", { status: String(answer.status) });
  }
}

const at = encodeURIComponent;

export const api = {
  session: () => ask<Session>("POST", "/session"),
  rename: (name: string) => ask<Session>("PATCH", "/session", { name }),
  newCode: (current: string | null, key: string) =>
    ask<RecoveryCode>("POST", "/session/code", { current, key }),
  recover: (code: string, key: string) => ask<Recovered>("POST", "/session/recover", { code, key }),
  logOut: () => ask<undefined>("DELETE", "/session"),
  devices: () => ask<Device[]>("GET", "/session/devices"),
  endDevice: (id: string) => ask<Device[]>("DELETE", `/session/devices/${at(id)}`),
  endDevices: (here: boolean) => ask<Device[]>("DELETE", `/session/devices?here=${here}`),
  turns: () => ask<MatchCard[]>("GET", "/turns"),
  vacation: () => ask<Vacation>("GET", "/vacation"),
  goAway: (begins: number, ends: number) => ask<Vacation>("PUT", "/vacation", { begins, ends }),
  notices: () => ask<NoticeFacts>("GET", "/notices"),
  keepQuiet: (wish: QuietWish) => ask<NoticeFacts>("PUT", "/notices", wish),
  tellBrowser: (wish: PushWish) => ask<NoticeFacts>("POST", "/notices/push", wish),
  tellByMail: (mail: string) => ask<NoticeFacts>("POST", "/notices/mail", { mail }),
  tellNoMore: (id: string) => ask<NoticeFacts>("DELETE", `/notices/${at(id)}`),
  confirmLetters: (code: string) => ask<undefined>("POST", "/letters/confirm", { code }),
  stopLetters: (code: string) => ask<undefined>("POST", "/letters/stop", { code }),
  order: (match: string) => ask<Order>("GET", `/matches/${at(match)}/order`),
  giveOrder: (match: string, most: number | null) =>
    ask<Order>("PUT", `/matches/${at(match)}/order`, { most }),
  comeBack: () => ask<Vacation>("DELETE", "/vacation"),
  passkeys: () => ask<Passkey[]>("GET", "/session/passkeys"),
  newPasskey: () => ask<PasskeyOptions>("POST", "/session/passkeys/options"),
  addPasskey: (credential: string) => ask<Passkey[]>("POST", "/session/passkeys", { credential }),
  removePasskey: (id: string) => ask<Passkey[]>("DELETE", `/session/passkeys/${at(id)}`),
  askPasskey: () => ask<PasskeyOptions>("POST", "/session/passkey/options"),
  enterByPasskey: (credential: string) => ask<Session>("POST", "/session/passkey", { credential }),
  deleteMe: () => ask<undefined>("DELETE", "/person"),
  profile: () => ask<Profile>("GET", "/profile"),
  changeProfile: (wish: ProfileWish) => ask<Profile>("PATCH", "/profile", wish),
  person: (id: string) => ask<Profile>("GET", `/people/${at(id)}`),
  ladder: (game: string, seats: string) => ask<Ladder>("GET", `/ladders/${at(game)}/${at(seats)}`),
  progress: () => ask<Progress>("GET", "/progress"),
  games: () => ask<GameFacts[]>("GET", "/games"),
  preparations: () => ask<Preparation[]>("GET", "/preparations"),
  lists: () => ask<Lists>("GET", "/lists"),
  open: (wish: TableWish) => ask<TableFacts>("POST", "/tables", wish),
  table: (id: string, code: string | null) =>
    ask<TableFacts>("GET", `/tables/${at(id)}${code ? `?code=${at(code)}` : ""}`),
  join: (id: string, code: string | null, commitment: string | null) =>
    ask<TableFacts>("POST", `/tables/${at(id)}/join`, { code, commitment }),
  leave: (id: string) => ask<TableFacts>("POST", `/tables/${at(id)}/leave`),
  start: (id: string) => ask<TableFacts>("POST", `/tables/${at(id)}/start`),
  reveal: (id: string, value: string) =>
    ask<TableFacts>("POST", `/tables/${at(id)}/reveal`, { value }),
  opponents: (table: string) => ask<Opponent[]>("GET", `/tables/${at(table)}/opponents`),
  invite: (table: string, match: string, seat: number) =>
    ask<Opponent[]>("POST", `/tables/${at(table)}/invite`, { match, seat }),
  decline: (table: string) => ask<Invitation[]>("POST", `/invitations/${at(table)}/decline`),
  muteInviter: (table: string) => ask<Invitation[]>("POST", `/invitations/${at(table)}/mute`),
  rematch: (match: string, commitment: string | null) =>
    ask<TableFacts>("POST", `/matches/${at(match)}/rematch`, { commitment }),
  replay: (match: string, first: number, count: number, code: string | null = null) =>
    ask<Replay>(
      "GET",
      `/matches/${at(match)}/replay?first=${first}&count=${count}${code ? `&code=${at(code)}` : ""}`,
    ),
  review: (match: string, code: string | null) =>
    ask<ReviewState>("POST", `/matches/${at(match)}/review${code ? `?code=${at(code)}` : ""}`),
  /** One that was made before; nobody begins to make one. */
  keptReview: (match: string, code: string | null) =>
    ask<ReviewState>("GET", `/matches/${at(match)}/review${code ? `?code=${at(code)}` : ""}`),
  reviewText: (text: string) => ask<ReviewState>("POST", "/records/review", { text }),
  outlook: (match: string, code: string | null, signal: AbortSignal) =>
    ask<Outlook>(
      "GET",
      `/matches/${at(match)}/outlook${code ? `?code=${at(code)}` : ""}`,
      undefined,
      signal,
    ),
  branch: (match: string, moment: number, level: string, code: string | null) =>
    ask<TableFacts>("POST", `/matches/${at(match)}/branch${code ? `?code=${at(code)}` : ""}`, {
      moment,
      level,
    }),
  checkBoard: (text: string, game: string | null) =>
    ask<BoardReport>("POST", "/boards", { text, game }),
  boards: () => ask<ShippedBoard[]>("GET", "/boards"),
  drawBoard: (text: string, game: string | null, language: string) =>
    ask<BoardDrawing>("POST", `/boards/drawing?language=${language}`, { text, game }),
  drawingAddress: (board: string, language: string) =>
    `/api/boards/${at(board)}/drawing?language=${language}`,
  coverAddress: (game: string) => `/api/games/${at(game)}/cover`,
  portraitAddress: (game: string, character: string) =>
    `/api/games/${at(game)}/portraits/${at(character)}`,
  rules: (game: string) => ask<WrittenRules>("GET", `/games/${at(game)}/rules`),
  announcement: () => ask<Announcement>("GET", "/announcement"),
  mute: (match: string, line: number, code: string | null) =>
    ask<Muted>("POST", `/matches/${at(match)}/mute${code ? `?code=${at(code)}` : ""}`, { line }),
  muteAtTable: (table: string, seat: number, code: string | null) =>
    ask<Muted>("POST", `/tables/${at(table)}/mute${code ? `?code=${at(code)}` : ""}`, { seat }),
  mutes: () => ask<Muted>("GET", "/session/mutes"),
  hearAll: () => ask<Muted>("DELETE", "/session/mutes"),
  report: (match: string, wish: ReportWish, code: string | null) =>
    ask<undefined>("POST", `/matches/${at(match)}/report${code ? `?code=${at(code)}` : ""}`, wish),
  house: (search: string) => ask<HouseFacts>("GET", `/house?search=${at(search)}`),
  /** What a host does: the house after it. */
  keep: (what: string, body?: unknown) => ask<HouseFacts>("POST", `/house/${what}`, body),
  events: () => ask<EventCard[]>("GET", "/events"),
  event: (id: string) => ask<EventSeen>("GET", `/events/${at(id)}`),
  makeEvent: (wish: EventWish) => ask<EventSeen>("POST", "/events", wish),
  joinEvent: (id: string) => ask<EventSeen>("POST", `/events/${at(id)}/join`),
  leaveEvent: (id: string) => ask<EventSeen>("POST", `/events/${at(id)}/leave`),
  startEvent: (id: string) => ask<EventSeen>("POST", `/events/${at(id)}/start`),
  endEvent: (id: string) => ask<EventSeen>("POST", `/events/${at(id)}/end`),
  addBots: (id: string, level: string, count: number) =>
    ask<EventSeen>("POST", `/events/${at(id)}/bots`, { level, count }),
  takeOut: (id: string, player: number) =>
    ask<EventSeen>("POST", `/events/${at(id)}/remove`, { player }),
  puzzles: () => ask<PuzzleShelf[]>("GET", "/puzzles"),
  /** A puzzle by its name, that of “today”, or the “next” one. */
  puzzle: (game: string, name: string, theme: string | null = null) =>
    ask<PuzzleTask>("GET", `/puzzles/${at(game)}/${at(name)}${theme ? `?theme=${at(theme)}` : ""}`),
  tryPuzzle: (game: string, name: string, number: number) =>
    ask<PuzzleVerdict>("POST", `/puzzles/${at(game)}/${at(name)}`, { number }),
  guide: (game: string) => ask<Guide>("GET", `/guides/${at(game)}`),
  replayText: (text: string, first: number, count: number) =>
    ask<Replay>("POST", "/records", { text, first, count }),
  analysis: (match: string, code: string | null) =>
    ask<AnalysisTree>("GET", `/matches/${at(match)}/analysis${code ? `?code=${at(code)}` : ""}`),
  readAnalysis: (text: string) => ask<AnalysisTree>("POST", "/analysis/read", { text }),
  writeAnalysis: (wish: AnalysisWish) => ask<AnalysisText>("POST", "/analysis/write", wish),
  lookAt: (wish: AnalysisLook) => ask<AnalysisMoment>("POST", "/analysis/look", wish),
  sketch: (wish: AnalysisSketch) => ask<PositionReport>("POST", "/analysis/position", wish),
  opinion: (question: AnalysisQuestion, signal: AbortSignal) =>
    ask<Opinion>("POST", "/analysis/opinion", question, signal),
  /** After so many actions, or as far as it is. */
  pictureAddress: (match: string, language: string, moment: number | null = null) =>
    `/api/matches/${at(match)}/picture?language=${language}` +
    (moment === null ? "" : `&moment=${String(moment)}`),
  recordAddress: (match: string, code: string | null = null) =>
    `/api/matches/${at(match)}/record${code ? `?code=${at(code)}` : ""}`,
  record: async (match: string, code: string | null = null): Promise<string> => {
    const answer = await fetch(api.recordAddress(match, code));
    if (!answer.ok) throw new ApiProblem(await reasonOf(answer), answer.status);
    return await answer.text();
  },
};

/** Why something failed, for people. */
export function whyFailed(error: unknown): Message {
  return error instanceof ApiProblem ? error.reason : message("web-problem-page");
}
