import type { ErrorCode } from '../errors.ts'

/** Of a note, and of each amendment of a signed one. */
export const noteStates = ['draft', 'ready', 'signed', 'needs_revision'] as const
export type NoteState = (typeof noteStates)[number]

/** `sign_own`: a psychologist hands in their own note, for which they answer themselves. */
export type NoteAct = 'save' | 'submit' | 'sign_own' | 'sign' | 'send_back'

const transitions: Record<NoteAct, Partial<Record<NoteState, NoteState>>> = {
  save: { draft: 'draft', needs_revision: 'needs_revision' },
  submit: { draft: 'ready', needs_revision: 'ready' },
  sign_own: { draft: 'signed' },
  sign: { ready: 'signed' },
  send_back: { ready: 'needs_revision' },
}

/** The state that an act leads to, or why it cannot be done. db/functions/supervision/keep-note-order.sql holds the same in the database. */
export function afterAct(state: NoteState, act: NoteAct): { state: NoteState } | { refusal: ErrorCode } {
  const next = transitions[act][state]
  return next ? { state: next } : { refusal: refusalOf(state, act) }
}

function refusalOf(state: NoteState, act: NoteAct): ErrorCode {
  if (act === 'sign' || act === 'send_back') return state === 'signed' ? 'note_reviewed_already' : 'note_not_ready'
  return state === 'signed' ? 'note_signed' : 'note_closed'
}

export interface Reading {
  /** Of the text that the reviewer decides about, as their screen has it. */
  seenHash: string
  /** Of the text as it is now. */
  currentHash: string
  /** Of every version that the reviewer has opened. */
  openedHashes: readonly string[]
}

/** No blind signature: a decision is about the text as it is now, and by somebody who has opened that very text. */
export function whyCannotDecide({ seenHash, currentHash, openedHashes }: Reading): ErrorCode | null {
  if (openedHashes.length === 0) return 'note_not_opened'
  if (seenHash !== currentHash) return 'note_changed_meanwhile'
  return openedHashes.includes(currentHash) ? null : 'note_not_opened'
}
