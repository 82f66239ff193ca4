/** A page with a main button of its own exports this as its `handle`: the header's button then steps back. */
export const hasPrimaryAction = { hasPrimaryAction: true }
