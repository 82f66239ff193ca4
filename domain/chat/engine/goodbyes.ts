import type { ThemeId } from './themes/theme.ts'

/** How people take their leave, in the last words of a message. */
const AFTER_IT =
  '[,|et] [à vous|à toi|merci|alors|quand même|bisous|à bientôt|à demain|peut être] [,|et] [aussi|merci|à vous|à bientôt|à demain|bisous|quand même]'

/** Never anything else, wherever it stands last. */
export const plainGoodbyes: readonly string[] = [
  `(bonne|douce|belle) (soirée|nuit|journée|après-midi|aprem|fin de journée|fin de soirée|continuation|suite) ${AFTER_IT} $ & ! (une|la|cette|notre|de|ma|sa|votre) (bonne|douce|belle)`,
  'je (vous|te) laisse [,] [là|il *|elle *|mon *|ma *|bonne *|merci] .. $ & ! (message*|penser|imaginer|deviner|choisir|voir|savoir|juge)',
  `(au revoir|à bientôt|à la prochaine|à une prochaine|bye|ciao|tchao) ${AFTER_IT} $`,
  '[merci|allez|ok|bon|salut|oui|alors] [,|et] à (demain|plus|plus tard|ce soir) [peut être] $ & ! (envoyer|rendre|remis|reporté|repousser|attendre|travailler|laisser|pour|plus de)',
  '^ [allez|bon|ok|merci|salut] [,] (a|bn8) $',
  '^ [bon|merci|ok|allez] [,] bisous $',
  '^ (bon|merci|ok|allez|bon allez) [,] salut $',
  'merci (quand même|pour tout|à vous|beaucoup pour tout) $',
  '(on reprend|on reparle|on en reparle|je reviens|je repasse|je reviendrai) [ici] (demain|plus tard|une autre fois|ce soir|bientôt) $',
  "(ça|cela) suffit pour (aujourd'hui|ce soir) $",
  "(je vais m'arrêter|je m'arrête|j'arrête|on s'arrête|arrêtons) là [pour (ce soir|aujourd'hui)] $",
]

/** What one gets up for. */
const GOES_TO =
  '(dîner|diner|manger|déjeuner|souper|à table|cuisiner|préparer (à manger|le repas|le dîner|les enfants)|faire (à manger|les courses|le repas|la cuisine|le dîner)|bosser|travailler|au (travail|boulot|sport)|prendre (une douche|un bain|mon train|mon bus|le bus|le train|l air)|me (doucher|laver|préparer|coucher|reposer)|promener *|sortir (le chien|la chienne|marcher)|marcher [un peu]|courir|coucher (les|mes|mon|ma) *)'

/** Goodbyes of a talk that is under way; told of oneself, they may be a habit or a duty. */
export const leavings: readonly string[] = [
  '(je dois|il faut que je|faut que je|je vais|je vais devoir) [aussi|bien|maintenant] [y] (aller|aille|filer|file|partir|parte|raccrocher|me sauver) $ & ! (et|où|quand|si|mais|parce|car|pas|puis|demain|dimanche|lundi|samedi) je (dois|vais)',
  '(je dois|faut que je|je vais devoir) y (aller|aille) [,] (il|elle|mon|ma|mes|on|le|la) .. $',
  'je (file|me sauve|me déconnecte|coupe) [là|maintenant|vite] $',
  "je (vais|dois|vais essayer de|vais tenter de|essaie de|retourne|vais aller|vais quand même) [d'|de] [aller] (dormir|me coucher|me recoucher|me rendormir|au lit|me reposer) [un peu|quand même|maintenant|là] [,] [merci] $ & ! (toujours|tous les|chaque|comment|pas|souvent|peur|angoisse|dès que|quand je)",
  'je vais me (coucher|recoucher) avant',
  'je (dois|vais) [aller] (chercher|récupérer) .. [,] merci $',
  // « Merci de m’avoir écouté, je vais dîner »; told by itself, it may be a detail of the day.
  `(merci*|bon|allez|bref) ... je (vais|dois|file) [aller|vite] ${GOES_TO} & ! (si|quand|mais|comment|pas)`,
  '(je me casse|je me barre|bonsoir) $ & ! (elle|il|ils|dit|dire)',
  'je retourne (dormir|me coucher|au lit|bosser|travailler)',
]

/** What somebody goes to: wished well for, without a question. The first that fits is said. */
export interface Leaving {
  id: string
  patterns: readonly string[]
  wishes: readonly string[]
}

export const leavingFor: readonly Leaving[] = [
  {
    id: 'a child',
    patterns: [
      "(réveillé*|réveille|pleure|réclame|m'appelle) & ! (nuit|moi|me réveille|demain|3h|4h|avant|je m'appelle)",
      '(chercher|récupérer) .. (fils|fille|enfant*|petit*|école|crèche)',
    ],
    wishes: ['Allez-y, on vous attend.', 'Filez : ce petit monde passe avant.'],
  },
  {
    id: 'a meal',
    patterns: ['(dîner|diner|manger|déjeuner|souper|à table|cuisiner|repas) & (je vais|je dois|je file)'],
    wishes: ['Prenez ce temps pour vous.', 'Bon moment à table.'],
  },
  {
    id: 'sleep',
    patterns: ['(dormir|rendormir|coucher|recoucher|au lit|bonne nuit|douce nuit)'],
    wishes: [
      'J’espère que le sommeil viendra vite.',
      'Reposez-vous ; le reste peut attendre demain.',
      'Que la nuit vous laisse souffler un peu.',
    ],
  },
  {
    id: 'a call',
    patterns: [
      "(appeler|téléphoner|rappeler|appelle|appellerai) & ! (me rappeler|peux pas|vient de|viennent de|venait de|(s'|se|m'|me) (appelle|appeler))",
    ],
    wishes: ['Bon courage pour cet appel ; ce sera une chose de faite.'],
  },
  {
    id: 'a talk',
    patterns: [
      '(vais|irai|veux|essaierai|essaie de) .. (parler|dire|demander|écrire|expliquer|proposer)',
      '(lui|leur) (dirai|parlerai|demanderai|écrirai)',
    ],
    wishes: [
      'J’espère que cet échange se passera bien.',
      'Bon courage pour le dire ; une phrase suffit pour commencer.',
    ],
  },
  {
    id: 'something to try',
    patterns: [
      '(vais|irai) .. (essayer|tenter|tester|regarder|chercher|faire|voir|prendre rendez vous|aller)',
      "(j'essaierai|j'essaie|essaierai)",
    ],
    wishes: ['Essayez tranquillement ; même un petit bout compte.', 'Allez-y à votre mesure, rien ne presse.'],
  },
  {
    id: 'work',
    patterns: ['(bosser|travailler|réunion|reprendre|pause|boulot|taf|cours) & (dois|faut|vais|retourne|fini*|file)'],
    wishes: ['Bon courage pour la suite.'],
  },
  {
    id: 'rest',
    patterns: ['(crevé*|fatigué*|épuisé*|naze|claqué*|ko|mort* de fatigue)'],
    wishes: ['Reposez-vous bien.', 'Prenez ce repos, il est à vous.'],
  },
]

/** Neither a complaint nor a farewell for good. */
const NOTHING_ELSE = '& ! (mais|sauf|pourtant|rejoindre|partir|disparaître|adieu|finir|fini)'

/** Thanks that look back on the talk, and close it; « merci d’avance » and « merci de votre aide » do not. */
export const closingThanks: readonly string[] = [
  `merci [beaucoup|infiniment|encore|bien|vraiment] (de m'avoir|d'avoir|davoir|de mavoir|m'avoir|de vous être) * ${NOTHING_ELSE}`,
  `je (vous|te) remercie [beaucoup|infiniment|encore|bien|vraiment] (de m'avoir|d'avoir|de vous être|pour) * ${NOTHING_ELSE}`,
  `merci (en tout cas|en tous cas|en tt cas|quand même) ${NOTHING_ELSE}`,
  `merci [beaucoup|infiniment|encore|bien] (pour|de) (votre écoute|votre présence|vos (mots|conseils|réponses)|tout|l'écoute|ces mots|cette *|ce conseil|le conseil|l'astuce*|l'idée*|la phrase|le temps|ce moment|cet échange) ${NOTHING_ELSE}`,
  `merci [beaucoup|encore] [,] je me sens [déjà|un peu|bien] (mieux|moins *|plus (lég*|calme*|tranquille*|serein*)|soulagé*|apaisé*) ${NOTHING_ELSE}`,
  `merci [,] (ça|cela|vous) (m'a|m'avez|ma) [bien|vraiment|beaucoup|déjà|un peu] (aidé*|fait du bien|soulagé*|éclairé*|apaisé*) ${NOTHING_ELSE}`,
  `(ça|cela|vous) (m'a|m'avez) [bien|vraiment|beaucoup|déjà|un peu] (aidé*|fait du bien|soulagé*|éclairé*|apaisé*) .. merci ${NOTHING_ELSE}`,
]

export const answersToThanks: readonly string[] = [
  'Je vous en prie, et revenez quand vous voulez.',
  'Tant mieux si cela sert un peu. La suite est à vous.',
  'Merci à vous d’en avoir parlé.',
]

/** They leave with less than they came for. */
export const disappointments: readonly string[] = [
  '(tant pis|merci quand même|quand même merci|laissez tomber|laisse tomber|me casse|me barre|pas grave|sert à rien|servez à rien|sers à rien|pas pour moi)',
  "(c'est quoi cette|cette|vos|tes|ces) question*",
  '(comprenez|comprends|répondez|réponds|aidez|aide) (rien|pas)',
]

export const apologies: readonly string[] = [
  'Pardon de ne pas avoir été plus utile.',
  'J’aurais aimé mieux vous aider.',
  'Je suis passé à côté, pardon.',
]

/** Of what was talked about, where they do not say what they go to. */
export const wishesOf: Partial<Record<ThemeId, string>> = {
  work: 'J’espère que la suite sera plus légère au travail.',
  couple: 'J’espère que cela s’apaisera entre vous.',
  family: 'J’espère que cela s’apaisera avec vos proches.',
  parenting: 'J’espère que la suite sera plus douce avec les enfants.',
  money: 'J’espère qu’une solution se dessinera vite.',
  study: 'Bon courage pour vos études.',
  sleep: 'J’espère que la nuit sera meilleure.',
  grief: 'Prenez tout le temps qu’il vous faut.',
  health: 'Bon courage pour la suite.',
}

export const farewells: readonly string[] = [
  'Prenez soin de vous, et à une prochaine fois.',
  'À bientôt. Cette conversation vous attend si vous voulez la reprendre.',
  'Merci d’avoir écrit. À une prochaine fois.',
]
