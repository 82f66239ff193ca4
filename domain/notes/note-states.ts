import type { ErrorCode } from '../errors.ts'

/** States of a note, and of each amendment of a signed one. */
export const noteStates = ['draft', 'ready', 'signed', 'needs_revision'] as const
export type NoteState = (typeof noteStates)[number]

/** `sign_own`: a psychologist submits their own note, which needs no review. */
export type NoteAct = 'save' | 'submit' | 'sign_own' | 'sign' | 'send_back'

const transitions: Record<NoteAct, Partial<Record<NoteState, NoteState>>> = {
  save: { draft: 'draft', needs_revision: 'needs_revision' },
  submit: { draft: 'ready', needs_revision: 'ready' },
  sign_own: { draft: 'signed' },
  sign: { ready: 'signed' },
  send_back: { ready: 'needs_revision' },
}

/**
 * State after an act, or the refusal. db/functions/supervision/keep-note-order.sql enforces the same in the database.
 */
export function afterAct(state: NoteState, act: NoteAct): { state: NoteState } | { refusal: ErrorCode } {
  const next = transitions[act][state]
  return next ? { state: next } : { refusal: refusalOf(state, act) }
}

function refusalOf(state: NoteState, act: NoteAct): ErrorCode {
  if (act === 'sign' || act === 'send_back') return state === 'signed' ? 'note_reviewed_already' : 'note_not_ready'
  return state === 'signed' ? 'note_signed' : 'note_closed'
}

interface Reading {
  /** Hash of the text on the reviewer's screen. */
  seenHash: string
  /** Hash of the current text. */
  currentHash: string
  /** Hashes of every version the reviewer has opened. */
  openedHashes: readonly string[]
}

/** No blind signature: a decision is about the current text, by a reviewer who has opened that version. */
export function whyCannotDecide({ seenHash, currentHash, openedHashes }: Reading): ErrorCode | null {
  if (openedHashes.length === 0) return 'note_not_opened'
  if (seenHash !== currentHash) return 'note_changed_meanwhile'
  return openedHashes.includes(currentHash) ? null : 'note_not_opened'
}
