/** A reason not to start that the operator can act on: told as a sentence, without a stack. */
export class CannotStart extends Error {}
