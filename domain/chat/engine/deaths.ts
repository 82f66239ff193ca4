import { type PlainText, toPlainPattern, toSentences } from '../detector/normalise.ts'

const grandparents =
  'arrière-grand-mère|arrière-grand-père|grand-mère|grand-père|mamie|mamy|mami|papi|papy|mémé|pépé|mémère|pépère|mamé|nonna'
const kin = `${grandparents}|belle-mère|beau-père|belle-soeur|beau-frère|mère|maman|père|papa|soeur|frère|frangin|frangine|oncle|tante|tonton|tata|cousin|cousine|neveu|nièce|parrain|marraine|mari|femme|compagnon|compagne|conjoint|conjointe|époux|épouse|fils|fille|ami|amie|copain|copine|voisin|voisine|collègue`

/** Said of anybody, each means one thing. */
const euphemisms =
  '(?:nous a quitté\\w*|vient de nous quitter)(?! (?:pour|quand|avec))|s est étein\\w*|s en est allé\\w*|(?:est|monté\\w*|parti\\w*) (?:est )?au (?:ciel|paradis)|a rejoint les (?:anges|étoiles)|(?:n )?est plus de ce monde|(?:n )?est plus (?:là|parmi nous)(?= depuis| ,| et| mais|$)|a fermé les yeux|a été emporté\\w*(?! (?:à|au|aux|chez|dans|vers))|est parti\\w* (?:trop tôt|pour toujours|des suites|d un cancer|paisiblement|dans (?:son|ses) (?:sommeil|bras)|rejoindre)'
/** « Papi est parti »: nobody says where to. */
const departure = 'est parti\\w*(?! (?:à|au|aux|en|chez|dans|avec|vivre|faire|voir|de|du|pour|vite|tôt|se|la|les))'

const plain = (words: string) => toPlainPattern(words.replaceAll("'", ' '))
const owned = '(?:mon|ma|notre|sa|son) (?:meilleure? |petite? |vieux |vieille )?'
const TOLD = new RegExp(
  plain(
    `(?:^|(?<= ))(?:(?:${owned}(?<who>${kin})|(?<named>maman|papa|mamie|mamy|papi|papy)) (?:il |elle )?(?:${euphemisms})|(?:${owned})?(?<elder>${grandparents}) (?:il |elle )?${departure}|(?:perdu|enterr\\w*|(?:a|ont) emporté) ${owned}(?<lost>${kin}))(?= |$)`,
  ),
)
const MOURNED = new RegExp(
  plain(
    `(?:^|(?<= ))(?:${owned}(?<dead>${kin})|(?<called>maman|papa|mamie|papi)) (?:\\w+ ){0,4}?(?<!(?:la|sa|leur) )(?:mort|morte|décédé\\w*)(?= |$)`,
  ),
)
/** « Depuis la mort de mon épouse », whoever else is named before. */
const LATE = new RegExp(
  plain(`(?:^|(?<= ))(?:la mort|le décès|la disparition|la perte) de ${owned}(?<late>${kin})(?= |$)`),
)

/** « Ma femme est partie en mars », of who speaks of a funeral or of a fatal illness beside it. */
const partner = 'mari|femme|compagnon|compagne|conjoint|conjointe|époux|épouse|copain|copine|fiancé|fiancée'
const LEFT = new RegExp(
  plain(
    `(?:^|(?<= ))(?:mon|ma|notre) (?<gone>${kin}|${partner}) (?:il |elle )?(?:est|était|sont) parti\\w*(?! (?:avec|vivre|faire|voir|travailler|chez|sans|pour|à l|au|aux|de la maison|en (?:vacances|voyage|courses|weekend)))`,
  ),
)
const FUNERAL = new RegExp(
  plain(
    '(?:^|(?<= ))(?:obsèques|enterrement|enterré\\w*|funérailles|cimetière|cercueil|incinér\\w*|crémation|veuf|veuve|veuvage|deuil|sa tombe|un cancer|du cancer|un avc|infarctus|crise cardiaque|longue maladie|palliatif\\w*)(?= |$)',
  ),
)

/** « Mamie s’est éteinte », « ma femme est partie, les obsèques étaient mardi »: said so that the signs of a death find it. */
export function withDeathsSaidPlainly(sentences: readonly PlainText[]): PlainText[] {
  const isOfFuneral = sentences.some((sentence) => FUNERAL.test(sentence.join(' ')))
  return sentences.map((sentence) => saidPlainly(sentence, isOfFuneral))
}

function saidPlainly(sentence: PlainText, isOfFuneral: boolean): PlainText {
  const text = sentence.join(' ')
  const told = TOLD.exec(text) ?? (isOfFuneral ? LEFT.exec(text) : null)
  const who = told && whoIn(told)
  if (!told || !who) return sentence
  return text.replace(told[0], `mon ${who} est mort`).split(' ')
}

/** Who died; null where no death is told. */
export function whoDied(message: string): string | null {
  const sentences = toSentences(message)
  const isOfFuneral = sentences.some((sentence) => FUNERAL.test(sentence.join(' ')))
  for (const sentence of sentences) {
    const text = sentence.join(' ')
    const told = TOLD.exec(text) ?? LATE.exec(text) ?? MOURNED.exec(text) ?? (isOfFuneral ? LEFT.exec(text) : null)
    const who = told && whoIn(told)
    if (who)
      return (
        kin
          .split('|')
          .find((name) => plain(name) === who)
          ?.replace('oe', 'œ') ?? who
      )
  }
  return null
}

function whoIn({ groups = {} }: RegExpExecArray): string | null {
  return Object.values(groups).find((who) => who !== undefined) ?? null
}
