import { toPlainPattern } from '../detector/normalise.ts'

/** Words which every sentence is made of, and which tell nothing of what it is about. */
export const emptyWords: ReadonlySet<string> = new Set(
  toPlainPattern(
    'je tu il elle on nous vous ils elles me te se le la les un une des du de au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs moi toi lui eux ' +
      'ce cet cette ces ça cela ceci celui celle que qui quoi dont où et ou mais donc or ni car si en y dans sur pour par avec à vers chez entre comme aussi alors ' +
      'ai as a avons avez ont avais avait avaient eu suis es est sommes êtes sont étais était étaient été être avoir ' +
      'fait fais faire va vais vas vont aller peux peut très trop bien là même encore déjà juste tout tous toute toutes plus moins ' +
      'bon bah ben euh quand alors parce puis enfin voilà hier aujourdhui oui ouais ne',
  ).split(' '),
)
