/** Route `handle` of a page with its own main button: the header's button becomes secondary. */
export const hasPrimaryAction = { hasPrimaryAction: true }
