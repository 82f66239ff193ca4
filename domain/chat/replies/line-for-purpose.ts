import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { type HelpLine, helpLines } from '../help-lines.ts'

/** A number that is asked for. Somebody's own, that of a file or of a nursery, or one that is refused, is none. */
const asksForNumber = compileTest(
  [
    "(numéro*|num|ligne d'écoute|ligne d'aide|ligne d'urgence) & ! (mon|ton|son|ses|leur|leurs|votre|vos|tes|nos|ces) (numéro*|num) & ! numéro* (de|d'|du) [la|le|l'|ma|mon|sa|son] (plaque|plainte|dossier|compte|carte|série|rue|sécu*|page|chapitre|siret) & ! (bloqu*|chang*|masqué*|inconnu*|immatricul*|psy*|nounou|maîtresse|directeur|directrice|pédiatre|dentiste|crèche|caf|arrêt*|marre|stop|assez|saoul*|soûl*) & ! (veux|besoin) (pas|plus) [de|du|d'] [un|le|ce] numéro* & ! (sorti|balancé|collé|refilé|ressorti|sortir|balancer|refiler|coller|sortez|balancez) [tout de suite|direct|encore|toujours] (des|vos|plein de|deux|trois|une liste de) numéro*",
  ],
  lexicon,
)

export interface LineOfPurpose {
  line: HelpLine
  answer: string
}

/** What each is called, or whom it protects. The first that fits answers. */
const purposes: readonly (LineOfPurpose & { about: string })[] = [
  {
    line: helpLines.suicide,
    about: '(suicid*|idées noires|pensées noires|envie* de mourir|envie* d en finir)',
    answer: 'C’est le 3114 : prévention du suicide, gratuit, jour et nuit, pour soi ou pour un proche.',
  },
  {
    line: helpLines.text,
    about: '(sourd*|malentendant*|sans parler|numéro* .. (par|en) (sms|texto*|écrit)) & ! (envoi*|reçu|reçoi*)',
    answer: 'C’est le 114 : les urgences par SMS, sans parler, à toute heure.',
  },
  {
    line: helpLines.cyber,
    about:
      '(harcèlement|(être|suis|été|est) harcelé*|cyber*|revenge porn|nudes) & ! (travail|boulot|bureau|chef|patron*|collègue*|sexuel*|rue|voisin*|téléphonique)',
    answer:
      'C’est le 3018 : harcèlement et violences numériques, gratuit, de 9 h à 23 h. En danger immédiat, c’est le 17.',
  },
  {
    line: helpLines.elder,
    about:
      '(maltrait*|battu*|violence*|frapp*|danger|protéger) & (âgé*|aîné*|ehpad|senior*|handicap*|grand mère|grand-mère|grand père|grand-père|adulte* vulnérable*)',
    answer:
      'C’est le 3977 : maltraitance des personnes âgées et des adultes vulnérables. En danger immédiat, c’est le 17.',
  },
  {
    line: helpLines.child,
    about:
      '(enfance|enfant|enfants|mineur*|gamin*|gosse*|ado|ados|bébé* (secoué*|battu*|maltraité*|en danger)|pour (la|le|les|ma|mon) (petit|petite|petits|petites)|parents (qui craquent|à bout|violent*)) & ! (malade*|fièvre|avalé*|respire*|perdu*|petit* (copain|copine|ami|amie|question|chose|boulot))',
    answer:
      'C’est le 119 : enfance en danger, gratuit, jour et nuit, pour les enfants comme pour les adultes qui s’inquiètent. Si cela se passe maintenant, c’est le 17 ou le 112.',
  },
  {
    line: helpLines.rape,
    about: '(viol|viols|violé*|agression* sexuelle*|violence* sexuelle*|harcèlement sexuel)',
    answer:
      'C’est le 0 800 05 95 95 : viols et agressions sexuelles, gratuit, en semaine de 10 h à 19 h. Le reste du temps, le 3919 ; en danger immédiat, le 17.',
  },
  {
    line: helpLines.women,
    about:
      '(femme* [*] (battue*|violentée*|victime*|danger)|pour les femmes|violence*|conjugal*|(mari|conjoint|compagnon|copain|mec|ex|homme*) (violent*|qui (frappe*|bat|battent|tape*)))',
    answer:
      'C’est le 3919 : violences, anonyme et gratuit, jour et nuit. Si le danger est là, c’est le 17, ou le 114 par SMS.',
  },
  {
    line: helpLines.samu,
    about: '(samu|ambulance*|urgence* (médicale*|vitale*))',
    answer: 'C’est le 15 : le SAMU, pour une urgence médicale, à toute heure. Le 112 marche aussi, et le 114 par SMS.',
  },
  {
    line: helpLines.fire,
    about: '(pompier*|incendie*)',
    answer: 'C’est le 18 : les pompiers. Le 112 marche aussi, et le 114 par SMS.',
  },
  {
    line: helpLines.police,
    about: '(police|policier*|gendarm*|flics)',
    answer: 'C’est le 17 : police ou gendarmerie, à toute heure. Le 112 marche aussi, et le 114 par SMS, sans parler.',
  },
  {
    line: helpLines.europe,
    about: '(urgence|urgences|secours) & ! (vétérinaire*|véto|dentaire*|plombier*|serrurier*)',
    answer:
      'Le 112, pour toute urgence ; ou directement le 15 pour la santé, le 17 pour la police, le 18 pour les pompiers. Par SMS, sans parler, c’est le 114.',
  },
]

const known = purposes.map((purpose) => ({ ...purpose, isMet: compileTest([purpose.about], lexicon) }))

/** « Pas la police, le numéro pour les enfants » sets one aside. */
const SET_ASIDE =
  /(?<!\p{L})(?:pas|plutôt que|autre que) (?:la |le |les |l['’]|du )?(?:police|gendarmerie|flics|samu|pompiers|urgences|secours)/giu
const CALLED = /\b(?:ai|a|avons) (?:déjà )?(?:appelé|essayé|écrit|prévenu)/i
/** Read before anything else is: nearly every message has no number in it. */
const NAMES_A_NUMBER = /num|ligne d/i

/** The number that is asked for by what it is for: given whatever the talk is about, as often as it is asked. */
export function lineForPurpose(message: string): LineOfPurpose | null {
  if (!NAMES_A_NUMBER.test(message) || CALLED.test(message)) return null
  const sentences = toSentences(message.replace(SET_ASIDE, ' ')).filter(asksForNumber)
  return known.find(({ isMet }) => sentences.some(isMet)) ?? null
}
