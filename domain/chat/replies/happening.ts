import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'

/** Violence that is happening: people who come in person, and one step, before any line that listens. */
export const isHappening = compileTest(
  [
    '(suis|je me suis) (enfermé*|caché*|réfugié*)',
    '(il|elle|ils) (est|revient|arrive|tape|cogne|hurle|casse|frappe) .. (porte|derrière|là maintenant|en ce moment)',
    '(casse|cassé|défoncé|défonce|cogne|tape) .. (porte)',
    '(il|elle|ex) est .. (en bas|devant chez moi|devant la porte|dans l escalier|sur le palier|derrière la porte)',
    'en train de (me|nous|la|le) (frapper|taper|cogner|étrangler|menacer)',
    '(il|elle|ex|mari|père) ... (un couteau|une arme|un fusil|une batte)',
    '(couteau|arme|fusil) .. (devant|derrière|porte|chez moi)',
    '^ [et|oui|mais] [,] (là|maintenant|en ce moment) (il|elle) y est',
    '(il|elle) y est (là|encore|maintenant|en ce moment)',
  ],
  lexicon,
)
