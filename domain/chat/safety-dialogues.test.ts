import { expect, test } from 'vitest'
import { faultsOf, readDialogues } from '../../bench/safety/dialogues.ts'

test.each(readDialogues().map((dialogue, seed) => [dialogue.about || dialogue.id, dialogue, seed] as const))(
  '%s',
  (_, dialogue, seed) => {
    expect(faultsOf(dialogue, seed)).toEqual([])
  },
)
