import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { saysHelpIsComing, saysHelpIsThere } from './help-on-its-way.ts'
import { type SafetyFact, safetyQuestions } from './safety-questions.ts'
import { wordings } from './wordings.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

export const deniesSuicide = test([
  '(pas|jamais) [pour|envie de|vouloir] mourir',
  '(pense|pensais|songe) (pas|jamais) [du tout] (au suicide|à me tuer|à mourir)',
  'pas envie de me (tuer|suicider)',
  'fait (pas|jamais) [du tout|vraiment] penser (au suicide|à (mourir|la mort|me tuer|en finir|me suicider))',
  '(pas|aucune) [d] (idée*|pensée*|envie*) [de] (suicide|suicidaire*|mourir)',
  '^ [le|au] suicide [,] non',
  '^ [non|mais|euh] [,] [ce est] pas (le|au|du|un) suicide',
  'pas suicidaire*',
  'pas moi qui (veux|veut|voudrais|pense) [à] (mourir|me tuer|en finir)',
  '(veux|vais) pas (mourir|me tuer|me suicider)',
  'sans vouloir mourir',
])

/** Far from a bridge or a platform; of tablets it says nothing. */
const atHome = test([
  '(suis|reste) .. (dans mon lit|au lit|couché*|chez moi|à la maison|dans ma chambre|sur (le|mon) canapé) & ! (loin|garé*|au volant|pas (chez|à la maison|encore))',
  '(plus dans la|plus de|hors de la|sorti* de la|laissé la|rendu la) voiture',
])

export interface Statement {
  point: SafetyFact
  is: boolean
  isMet: (sentence: PlainText) => boolean
  answers: readonly string[]
}

const SOMEONE =
  '(elle|il|ils|{proche}|coloc|voisin*|parents|copain|copine|pote|mère|père|soeur|frère|ami*|femme|mari|épouse|époux)'

/** Said without being asked. In the mouth of somebody who fears another person these words may mean the contrary. */
export const statements: readonly Statement[] = [
  {
    point: 'helped',
    is: true,
    isMet: saysHelpIsThere,
    answers: wordings.helpIsThere,
  },
  {
    point: 'called',
    is: true,
    isMet: saysHelpIsComing,
    answers: [
      'C’est un pas important. Dites-leur tout ce que vous m’avez écrit.',
      'Bien. Gardez ce lien ouvert jusqu’à ce que quelqu’un soit là.',
    ],
  },
  {
    point: 'company',
    is: false,
    isMet: test([
      "(j'ai|il y a|y a|n'ai|ya) personne",
      'personne [ne] est (là|avec)',
      '(suis|reste) [tout|toute] (seul|seule)',
      '^ [tout|toute|oui|non] (seul|seule) $',
    ]),
    answers: safetyQuestions.company.no,
  },
  {
    point: 'company',
    is: true,
    isMet: test([
      `${SOMEONE} [*] (arrive*|vient|viennent|passe|va venir|vont venir|peut venir|peuvent venir|rentre à|rentre vers|rentre dans|rentre bientôt|revient à|sera là) & ! (demain|jamais|pas|plus|quand|souvent|tous les|chaque|parfois|vient de)`,
    ]),
    answers: [
      'Bien. Préparez une seule phrase à lui dire, et ouvrez dès son arrivée.',
      'C’est une bonne chose. D’ici là, restez dans un endroit sûr, le téléphone en main.',
    ],
  },
  {
    point: 'company',
    is: true,
    isMet: test([
      `${SOMEONE} [oui] (est|sont|reste*) [là] (avec moi|chez moi|près de moi)`,
      '^ [ça y est|ok|voilà] (il|elle|ils|elles) (est|sont) [enfin|bien] (là|arrivé*) (,|$)',
      '(suis|reste) [là] (avec|chez) (elle|lui|eux|ma|mon|mes|un|une|des)',
      'on (a|est) (parlé|ensemble)',
      '(elle|il) me (tient|serre|prend) .. (main|bras)',
      '(elle|il) me (serre|tient) [fort|contre|$|,]',
      `${SOMEONE} [*] (est revenu*|est rentré*|est venu*|reste [ici] avec moi|est resté*)`,
      `${SOMEONE} [oui] (est|sont) (à côté de moi|contre moi|dans mes bras)`,
    ]),
    answers: [
      'C’est une bonne chose. Restez ensemble, même sans parler.',
      'Cette présence protège. Gardez-la près de vous encore un moment.',
      'Bien. Vous pouvez lui montrer ce que vous m’avez écrit.',
    ],
  },
  {
    point: 'company',
    is: true,
    isMet: test([
      `${SOMEONE} [oui] (est|sont|dort|dorment) [là|juste|dans|à|au] (là|ici|à côté|à la|chambre|maison|salon|côté|la|le jardin|jardin|cuisine|étage|bureau|cave|lit|en bas|en haut)`,
      '(elle|il|ils) (dort|dorment)',
      `${SOMEONE} [*] (habite*|vit|vivent) (en face|à côté|tout près|au dessus|au dessous|sur le palier)`,
    ]),
    answers: [
      'Quelqu’un est donc tout près. On peut aller vers cette personne, et même la réveiller, pour cela.',
      'Cette présence compte. Une phrase suffit : « Reste avec moi, ça ne va pas. »',
    ],
  },
  {
    point: 'company',
    is: true,
    isMet: test([
      '(vais|je vais) (la|le|les|lui|leur) (réveiller|écrire|rejoindre|voir|parler|dire|appeler)',
      'je (la|le|les) (réveille|rejoins)',
      'vais (toquer|frapper|sonner|descendre|monter|aller) (chez|à sa|à la) *',
    ]),
    answers: ['Bien. Faites ce pas maintenant, je reste ici.', 'C’est le bon geste. Une phrase suffit pour commencer.'],
  },
  {
    point: 'company',
    is: true,
    isMet: test([`${SOMEONE} [*] (peut|va|pourrait) (m'appeler|me rappeler|me rejoindre|me téléphoner|m'aider)`]),
    answers: [
      'Écrivez-lui maintenant, un mot suffit : « Appelle-moi. »',
      'Bien. N’attendez pas son appel : faites signe en premier.',
    ],
  },
  {
    point: 'safe',
    is: true,
    isMet: test(['(suis|me sens) [bien|oui] en sécurité & ! (pas|plus)', 'ça va pour (cette nuit|ce soir|l instant)']),
    answers: safetyQuestions.safe.yes,
  },
  {
    point: 'away',
    is: true,
    isMet: atHome,
    answers: [
      'D’accord, vous êtes à la maison, loin de cet endroit.',
      'Bien, vous êtes chez vous. Restez-y cette nuit.',
    ],
  },
  {
    point: 'safe',
    is: false,
    isMet: test([
      '(sais pas|pas sûr*|pas certain*) [si|que|de] .. (va aller|tenir|tiendrai|passer) [*] (cette nuit|la nuit|ce soir|jusque demain)',
      '(tiendrai|tiens|passerai|tenir) (pas|plus) (cette nuit|la nuit|ce soir|jusque demain)',
      'peur de (cette nuit|ce soir|moi|ce que je (peux|pourrais|vais) (faire|me faire))',
      '(ça|cela) va pas aller (cette nuit|ce soir)',
    ]),
    answers: [
      'Alors pas cette nuit sans personne : quelqu’un qui vient dormir là, ou vous chez quelqu’un. Et si personne ne le peut, les urgences d’un hôpital vous gardent jusqu’au matin.',
      'Cette nuit se passe à deux, alors : un proche, un voisin, ou l’accueil d’un hôpital, à n’importe quelle heure.',
    ],
  },
  {
    point: 'suicide',
    is: false,
    isMet: deniesSuicide,
    answers: [
      'Merci de le dire clairement. Si cela changeait, vous pouvez me l’écrire tel quel, ou le dire à un proche.',
      'D’accord, je l’entends. Ce que vous vivez mérite du soutien, même sans cela : un proche, ou votre médecin.',
    ],
  },
  {
    // « Oui, j’ai un plan » is no yes to being safe.
    point: 'plan',
    is: true,
    isMet: test([
      "(j'ai|ai) [déjà|bien|aussi] (un plan|une date|fixé (une|la) date|tout (prévu|préparé|planifié|organisé)|choisi (le jour|la date|comment|l'endroit|le moyen|la façon)|prévu (comment|le jour|de le faire|la date)) & ! (plan (b|cul|de|pour|secours|épargne)|pas|plus|aucun*|vacances|mariage|anniversaire|fête|rendez-vous|examen|partir en)",
    ]),
    answers: safetyQuestions.plan.yes,
  },
  {
    point: 'plan',
    is: false,
    isMet: test([
      'rien (prévu|de prévu|de précis|préparé|de concret)',
      '(pas|aucun*) [de] (plan|façon|méthode)',
      '(façon|moment|méthode) [,] non',
      'vais (rien|pas le) faire',
      'ferai (rien|pas)',
    ]),
    answers: safetyQuestions.plan.no,
  },
  {
    point: 'means',
    is: false,
    isMet: test([
      "(l'ai|les ai|j'ai tout) (rangé*|jeté*|donné*|confié*|rendu*|posé*|mis*|éloigné*|vidé*)",
      "j'ai (jeté*|rangé*|rendu*|vidé*|détruit*|confié*) (ce que|tout|les|la|le|mes|mon|ma)",
      '(voisin*|frère|soeur|père|mère|ami*|femme|mari) (peut|va|vient) [venir] (le|la|les) (prendre|garder|chercher)',
      '(il|elle) (vient|va venir) (le|la|les) (prendre|chercher|récupérer) & ! (bébé|enfant*|école)',
      '(suis|je suis) (rentré*|redescendu*|descendu*|revenu*|éloigné*|sorti*)',
      '(coupé le contact|moteur coupé|sorti* de la voiture)',
      "(j'ai|ai) (fermé|refermé|claqué) (le|la|cette) (tiroir|placard|porte|armoire|fenêtre|boîte)",
      'suis (dans (la cuisine|le salon|le couloir|une autre pièce|la rue|le jardin)|dehors|sur le palier) [là|maintenant|,|$]',
      "(il|elle|{proche}) (a|l'a|les a) (pris|emporté|gardé|caché|emmené|récupéré|jeté) .. (fusil|arme|médicaments|boîte*|cachets|clés|corde|couteau|lames)",
      "(il|elle|{proche}) [*] (a tout|l'a|les a|les ont) (emporté*|jeté*|caché*|récupéré*|enlevé*|rangé*|confisqué*|vidé*) & ! (bébé|enfant*|école)",
      "(j'ai|ai) (mis|descendu|porté|planqué|caché) .. (voiture|cave|dehors|poubelle|garage|coffre|grenier|clé|voisin*|portée|palier)",
      "(j'ai|ai) [enfin|tout] (donné*|confié*|remis*|rendu*|laissé*) (la|les|le|mon|mes|ma) (clé*|clef*|badge|arme*|fusil|carabine|médicament*|boîte*|cachets|comprimés|lame*|corde|couteau)",
      "(j'ai|ai) (tout|les|la|le) (jeté*|vidé*|rendu*|confié*|donné*)",
      '({proche}|voisin*|gendarm*) [*] (a|garde|ont|gardent) (la|les|mes|ma) (clé*|armes|fusil)',
      "je (sors|descends|rentre|m'éloigne|recule)",
    ]),
    answers: wordings.putAway,
  },
  {
    point: 'safe',
    is: true,
    isMet: test([
      '(vais|je) (lui|leur) (porter|porte|donner|donne|confier|confie|remettre|remets|apporter|apporte) (la|les|le|mon|mes|tout|ça)',
      '(elle|il|{proche}) (peut|va|pourrait) [me] (prendre|garder|cacher|récupérer) (la|les|le|mon|mes|ma) (clé*|arme*|fusil|boîte*|médicament*|cachets|code)',
      '(vais|je) (porter|confier|remettre|donner|rendre) (la|les|le|mon|mes) (clé*|fusil|arme|boîte*|médicaments|cachets) (à|chez|au)',
    ]),
    answers: [
      'C’est le bon geste. Faites-le maintenant, et restez un peu avec cette personne.',
      'Oui, allez-y tout de suite, même sans rien expliquer. Écrivez-moi quand ce sera fait.',
    ],
  },
]
