import type { FollowUp } from './follow-up.ts'
import { marriageGivesNoRight } from './follow-ups-of-sexual-violence.ts'

const SUCH = '(il|elle|{partenaire})'

/**
 * What people tell and ask of a partner who decides for them. Control is called by its name, and no blow is lent to anybody who told of
 * none; `named` is what « vous n’exagérez pas » rests upon.
 */
export const followUpsOfControl: readonly FollowUp[] = [
  marriageGivesNoRight,
  {
    id: 'sa-réaction-si-je-pars',
    namesLine: true,
    patterns: [
      '(si je|quand je) [le|la|m en] (pars|partais|partirais|quitte|quittais|vais|allais|dormais|dors) .. (prendrait|prendra|réagi*|ferait|fera|dirait|dira|comment|passer*)',
      `${SUCH} .. (le prendrait|le prendra|réagirait|réagira) .. (comment|mal|bien)`,
    ],
    answers: [
      'Personne ne peut le prévoir, et le moment du départ est souvent le plus risqué, même pour quelques jours. Mieux vaut le préparer sans l’annoncer : un prétexte simple, vos papiers avec vous, quelqu’un qui sait. Le 3919 le prépare avec vous.',
    ],
    questions: ['Comment cela se passe-t-il, quand vous lui dites non ?'],
  },
  {
    id: 'peur-de-sa-réaction',
    named: 'la peur de sa réaction',
    patterns: [
      `(j'ai|ai) [un peu|toujours|très|souvent|parfois] peur (quand|de lui|de elle|d elle|de sa|de ses|qu il|qu elle|de mal faire) & ! (j'entends|arrive)`,
      '(marche*|marcher) sur des oeufs',
      '(boule au ventre|ventre noué|crains) .. (rentre|arrive|retour|réaction)',
    ],
    answers: [
      'Avoir peur quand l’autre rentre n’est pas un détail : c’est le signe à écouter en premier, et vous avez bien fait de me le dire.',
    ],
    questions: ['Que craignez-vous qu’il se passe, à ces moments-là ?'],
  },
  {
    id: 'enfant-qui-voit',
    named: 'un enfant qui a peur',
    patterns: [
      "(fils|fille|enfant*|petit*|grand*|bébé|garçon|gosse*) [*] [*] (sursaute*|se cache*|s'est caché*|se sont cachés|caché*|tremble*|pleure*|hurle*|se bouche*|se met entre|s'interpose*|fait pipi|a tout vu|ont tout vu|a vu|ont vu|a tout entendu|ont tout entendu|entend*) & ! (film|télé|il a frappé|elle a frappé)",
      '(devant|sous les yeux) (les|mes|nos|de mes|des) (enfants|petits|filles|garçons|gosses)',
    ],
    answers: [
      'Votre enfant sent le danger, lui aussi, et ce n’est pas à lui de le porter. Montrez-lui une pièce où se mettre, et dites-lui que ce n’est ni sa faute ni la vôtre ; le 119 conseille aussi les parents, jour et nuit.',
    ],
    questions: ['Que vous dit votre enfant, quand vous êtes seuls tous les deux ?'],
  },
  {
    id: 'paroles-qui-rabaissent',
    named: 'des mots qui rabaissent',
    patterns: [
      `${SUCH} .. (dit|disait|répète|traite) ... (rien|nulle|nul|bonne à rien|bon à rien|folle|fou|grosse|moche|incapable|conne|merde|pute|salope)`,
      `${SUCH} [*] (m'insulte*|me rabaisse*|m'humilie*|me traite*|se moque* de moi)`,
    ],
    answers: [
      'Ces mots rabaissent, et à force de les entendre on finit par y croire. Ils disent ce que l’autre cherche, pas ce que vous valez.',
    ],
    questions: ['À quels moments les entendez-vous ?'],
  },
  {
    id: 'vous-exagérez',
    patterns: [
      '(vous|tu) (exagère*|exagérez|dramatise*|allez (trop )vite|allez (un peu )loin|allez trop (vite|loin)|y allez fort|voyez le mal)',
    ],
    answers: ['J’ai peut-être été vite, et je ne vous prête rien que vous n’ayez dit. Restons à vos mots à vous.'],
    questions: ['Que se passe-t-il, quand les choses ne vont pas comme l’autre le veut ?'],
  },
  {
    id: 'est-ce-moi-qui-ai-changé',
    patterns: [
      "(c'est|est-ce) [que] [c'est] moi qui (ai changé|suis devenu*|ai un problème|fais mal|ai tort)",
      '(avant|au début) [,] (il|elle|on) (était|étais) [*] (adorable|différent*|gentil*|parfait*|pas comme ça|bien|amoureu*|heureu*)',
    ],
    answers: [
      'Ce n’est pas vous : vouloir tout savoir et tout décider est un choix de l’autre, pas l’effet d’un changement chez vous. Cela s’installe souvent peu à peu, après une naissance, un déménagement, un moment où l’on dépend davantage.',
    ],
    questions: ['Qu’est-ce qui a changé en premier, dans vos souvenirs ?'],
  },
  {
    id: 'j-exagère',
    patterns: [
      "(j'exagère|exagère*|exagérer|j'en fais trop|me fais des (idées|films)|suis (trop sensible|parano|folle|fou))",
      '(moi) .. (le problème|qui exagère|qui me trompe|qui suis folle)',
    ],
    answers: [
      'Non, vous n’exagérez pas. Si cela vous serre le ventre, c’est que cela compte, et vous avez raison de chercher à comprendre.',
    ],
    questions: ['Qu’est-ce qui vous fait croire que vous exagérez ?'],
  },
  {
    id: 'demander-pour-sortir',
    named: 'devoir demander avant de sortir',
    patterns: [
      '(demander|demande|permission|autorisation|prévenir) .. (avant de|pour) [*] (sortir|sorte|voir|aller|partir)',
      '(droit|laisse*) (pas|plus|de) [*] (sortir|voir|aller)',
    ],
    answers: [
      'Non : une personne adulte n’a pas à demander la permission de sortir. Décider à votre place, même gentiment, c’est du contrôle.',
    ],
    questions: ['Que se passe-t-il, si vous sortez sans demander ?'],
  },
  {
    id: 'proches-tenus-à-distance',
    named: 'vos proches tenus à distance',
    patterns: [
      `${SUCH} .. (aime|veut|supporte|accepte) pas [trop|vraiment] (que je|mes|ma) [vois|voie|voit|parle|sorte] .. (copine*|copain*|ami*|famille|soeur|mère|parents|gens|collègues|monde)`,
      '(plus|pas) le droit de (voir|parler)',
      '(vois|parle) plus (personne|mes|ma|à mes|à ma)',
    ],
    answers: [
      'Ne plus voir ses amies librement, devoir dire où l’on est : peu à peu, cela coupe du monde, sans cris ni coups.',
    ],
    questions: ['Qui voyez-vous encore librement ?'],
  },
  {
    id: 'preuve-d-amour',
    patterns: [
      "(c'est|est-ce|est ce que c'est|si c'est) [*] (normal|de la jalousie) & ! normal* (que je|que j|si je|de)",
      "(parce qu'il|parce que il|parce qu'elle|dit que c'est parce) .. (m'aime|aime|tient à moi)",
    ],
    answers: [
      'Non, ce n’est pas normal, et ce n’est pas une preuve d’amour : aimer n’oblige pas à surveiller, ni à rendre des comptes.',
      'Non. Que ce soit dit avec douceur n’y change rien : vous avez droit à vos messages, à vos sorties et à vos amis.',
    ],
    questions: ['Depuis quand est-ce ainsi ?'],
  },
  {
    id: 'pas-de-coups',
    patterns: [
      `${SUCH} [ne] est (pas|jamais) [du tout|quelque un de] (violent*|méchant*|dangereu*) & ! (juste|poussé*|giflé*|serré*|secoué*|bousculé*)`,
      `${SUCH} [ne] (me a|m'a|ma|a) jamais (frappé*|tapé*|touché*|levé la main|bousculé*) & ! (juste|poussé*|giflé*|serré*|secoué*)`,
      'pas (une|un) (femme|homme|fille) battu*',
      `${SUCH} (casse|bouscule|tape|frappe) (rien|pas|personne)`,
    ],
    answers: [
      'Je vous entends : il n’y a pas eu de coups, et je ne vous en prête pas. Surveiller et décider pour l’autre a pourtant un nom, le contrôle, et il pèse sans un seul coup.',
      'D’accord, je m’en tiens à vos mots : pas de coups. Ce qui compte, c’est la place qu’il vous reste : sortir, voir des gens, dire non sans crainte.',
    ],
    questions: ['Comment cela se passe-t-il, quand vous lui dites non ?'],
  },
]
