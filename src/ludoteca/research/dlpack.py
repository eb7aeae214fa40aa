"""Lending an array on a GPU to Torch, JAX, CuPy and others, without copying it.

The DLPack protocol wants a capsule around a small C structure that says where the numbers lie,
and a function that is called when the borrower needs them no longer.
"""

from __future__ import annotations

import ctypes
from typing import Any, ClassVar

import numpy as np

CUDA_DEVICE = 2
Device = tuple[int, int]  # its kind and its number
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # NumPy's letters and DLPack's codes
NAME = b"dltensor"  # of a capsule that nobody has taken yet


class Tensor(ctypes.Structure):
    """`DLTensor`"""

    _fields_: ClassVar = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Managed(ctypes.Structure):
    """`DLManagedTensor`"""

    _fields_: ClassVar = [
        ("tensor", Tensor),
        ("context", ctypes.c_void_p),
        ("deleter", Deleter),
    ]


python: Any = ctypes.pythonapi
python.PyCapsule_New.restype = ctypes.py_object
python.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
python.PyCapsule_IsValid.restype = ctypes.c_int
python.PyCapsule_IsValid.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
python.PyCapsule_GetPointer.restype = ctypes.c_void_p
python.PyCapsule_GetPointer.argtypes = [ctypes.c_void_p, ctypes.c_char_p]

lent: dict[int, tuple[object, ...]] = {}  # by address, what must live as long as the borrower


@Deleter  # type: ignore[untyped-decorator]
def give_back(address: int) -> None:
    lent.pop(address, None)


@Deleter  # type: ignore[untyped-decorator]
def drop_capsule(capsule: int) -> None:
    """Called as a capsule goes: one that was taken has another name and is the borrower's."""
    if python.PyCapsule_IsValid(capsule, NAME):
        lent.pop(python.PyCapsule_GetPointer(capsule, NAME), None)


def capsule_of(
    owner: object, address: int, shape: tuple[int, ...], kind: np.dtype[Any], device: Device
) -> object:
    """A capsule of rows one after the other at an address, which `owner` keeps alive."""
    lengths = (ctypes.c_int64 * len(shape))(*shape)
    tensor = Tensor(
        data=address,
        device_type=device[0],
        device_id=device[1],
        ndim=len(shape),
        code=KINDS[kind.kind],
        bits=kind.itemsize * 8,
        lanes=1,
        shape=lengths,
        strides=None,  # one after the other
        byte_offset=0,
    )
    managed = Managed(tensor=tensor, context=None, deleter=give_back)
    where = ctypes.addressof(managed)
    lent[where] = (owner, managed, lengths)
    return python.PyCapsule_New(where, NAME, ctypes.cast(drop_capsule, ctypes.c_void_p))
