import type { helpLines } from '../help-lines.ts'
import { firstWordsForALine } from './first-words-for-a-line.ts'
import { CALL_UNSEEN, CHILD_CALLS_UNSEEN, callUnseen } from './follow-ups-of-surveillance.ts'

/** What people ask of a help line before they dare to call it, and what is sure of each. Nothing is promised in its name. */
export interface LineQuestion {
  id: string
  patterns: readonly string[]
  /** In the sentence that asks, where the line is named in another: « j’appelle le 119 demain. Je leur dis quoi ? » */
  asksBeside?: readonly string[]
  /** To who sees or hears what is done to others, whatever the line. */
  ofWitness?: readonly string[]
  /** To who is down, and thinks of no suicide as far as is known. */
  ofWorry?: readonly string[]
  /** To a parent, or who cares for somebody, afraid of their own acts. */
  ofOwnAct?: readonly string[]
  /** Said of that line; `any` of those that have nothing of their own, or where no line was named. */
  answers: Partial<Record<keyof typeof helpLines | 'any', readonly string[]>>
}

const THEY = '(ils|on|elles|quelque un)'
const CALL = '(appelle|appeler|appel|téléphone|téléphoner)'

export const lineQuestions: readonly LineQuestion[] = [
  {
    id: 'department',
    patterns: [
      '(15|17|18|112|samu|pompiers|police) ... (département|région|autre ville|autre bout|mon coin|chez moi et pas)',
      '(tomber sur|tombe sur|tombe [*] [*] sur|dépend*) .. (département|région|ville|secteur|samu|chez moi)',
      '(15|17|18|112|samu|pompiers) ... (d ici|de chez moi|ma ville|ville à moi|mon département) & ! (peur|honte)',
      '(habite*|vit|est) .. (loin|autre ville|autre département|autre région|km|kilomètres) ... (15|17|18|112|samu|pompiers)',
    ],
    answers: {
      any: [
        'L’appel arrive d’ordinaire au service du lieu d’où vous téléphonez, et ils alertent leurs collègues de là-bas. Donnez d’abord la ville et l’adresse de la personne, puis ce qui vous inquiète.',
        'Oui, sans doute au vôtre, et ce n’est pas un obstacle : dites aussitôt l’adresse et la ville où il faut aller, ils transmettent.',
      ],
    },
  },
  {
    id: 'placed',
    patterns: [
      '(vont|va|peuvent|peut) [me|nous|m] (placer|séparer|foutre en foyer|mettre en foyer|envoyer en foyer)',
      '(aller|finir|mettre|retrouver|partir|placé*) .. (foyer|famille d accueil) & (119|appel*|ils|si je)',
    ],
    answers: {
      any: [
        'Un appel ne suffit pas à placer quelqu’un : on cherche d’abord comment vous protéger, à la maison ou chez un proche. Si cela ne se peut pas, c’est un juge qui décide, et il vous écoute.',
        'Non, pas pour un appel. Vous pouvez demander au 119 ce qui se passerait, sans donner votre nom, avant de rien décider.',
      ],
    },
  },
  {
    id: 'taken-away',
    patterns: [
      `${THEY} .. (enlever|enlève*|retirer|retire*|prendre|prenne*|placer|place*|garder|embarquer) .. (enfant*|bébé|fils|fille|petit*|mari|femme|mère|père)`,
      `(vont|va|peuvent|peut) me (le|la|les) (enlever|retirer|prendre|placer|embarquer)`,
      `(que|sans que) ${THEY} me (le|la|les) (enlève*|retire*|prenne*|place*)`,
      `(me|m) (enlever|retirer|prendre|prenne*|retire*) (mon|ma|mes|notre) (enfant*|bébé|fils|fille|petit*|gosse*|gamin*)`,
      '(gynéco*|médecin|psy*|sage-femme|pmi|infirmière|assistante sociale) [*] [*] (prendre|enlever|retirer|placer) [mon|ma|le|la|mes] (bébé|enfant*|fils|fille)',
      '(perdre|perds) (la garde|mon bébé|mes enfants|mon fils|ma fille)',
    ],
    answers: {
      elder: [
        'Non : le 3977 écoute et conseille, et ce n’est pas lui qui décide où vit la personne dont vous vous occupez. On y cherche avec vous un relais, pour que cela tienne.',
        'Non, je le redis plus clairement : appeler le 3977 n’enlève personne. Demandez-leur d’abord ce qui se passe ensuite, avant de donner votre nom.',
      ],
      any: [
        'Demander de l’aide n’est pas perdre son enfant : on cherche d’abord à vous soutenir à la maison. Une séparation est rare, et c’est un juge qui en décide, quand un enfant est en danger.',
        'Un appel ne suffit pas à retirer un enfant. On peut demander conseil sans donner son nom, et poser cette question-là en premier.',
      ],
    },
    ofWitness: [
      'Ce n’est pas votre appel qui sépare une famille : on regarde d’abord ce qui se passe, et l’on aide le plus souvent à la maison. Une séparation se décide devant un juge, quand un enfant est en danger.',
    ],
  },
  {
    id: 'for-whom',
    patterns: [
      '3919 ... (femmes|femme battue|femmes battues|hommes|un homme|un mec|une femme)',
      '(homme|mec|gars|garçon) ... 3919',
    ],
    answers: {
      women: [
        'Il est fait d’abord pour les femmes victimes de violences et pour leur entourage, témoins compris. Un homme peut aussi y demander vers qui se tourner, et les associations France Victimes reçoivent les hommes comme les femmes.',
      ],
    },
  },
  {
    id: 'interned',
    patterns: [
      `(vont|va|peuvent|peut|pourraient|risque*|font|fait) [pas|me|se|m|de|quand même] [me|se|m|faire|direct*] (interner|minterner|hospitaliser|enfermer|menfermer|attacher|embarquer|membarquer)`,
      `${THEY} [me|te|nous|m] (interne*|enferme*|hospitalise*|embarque*)`,
      `(interné*|hospitalisé*|enfermé*|embarqué*) .. (force|office|si je ${CALL}|direct*|malgré moi|mon accord)`,
      `(finir|envoyer|envoie*|mettre|met*|retrouver) .. (hp|asile|psychiatrie|hôpital psy*|chez les fous) & (3114|15|ils|si je|appel*)`,
      '(camisole|hospitalisation) (de|sous|sans) (force|contrainte|office|mon accord)',
    ],
    answers: {
      suicide: [
        'Non : appeler le 3114 ne fait pas hospitaliser. On vous écoute, puis on cherche avec vous ; des secours ne sont envoyés que si votre vie est en danger.',
        'Non, et je le dis plus clairement : au 3114, on parle. Une hospitalisation sans votre accord est l’exception, un médecin doit l’estimer nécessaire et la loi l’encadre ; un appel ne la décide pas.',
      ],
      any: [
        'Appeler ne fait pas hospitaliser d’office : on vous écoute et l’on vous soigne d’abord. Une hospitalisation sans votre accord est l’exception, et la loi l’encadre.',
        'Le plus souvent on est soigné librement, et l’on rentre. Vous pouvez dire ce que vous refusez, et demander qu’un proche soit là.',
      ],
    },
  },
  {
    id: 'how-it-takes-down',
    patterns: [
      'comment ... 3018 ... (enlever|retirer|supprimer|effacer|bloquer|fermer)',
      '3018 ... (fait|font) comment',
    ],
    answers: {
      cyber: [
        'Le 3018 signale les images et les comptes aux plateformes, et les fait souvent retirer. Gardez d’abord des captures, avec les noms et les dates.',
      ],
    },
  },
  {
    id: 'takes-down',
    patterns: ['3018 ... (enlever|enlèvent|retirer|retirent|supprimer|suppriment|effacer|bloquer|disparaître)'],
    answers: {
      cyber: [
        'Oui, souvent : le 3018 fait retirer des images et des comptes auprès des plateformes. Gardez d’abord des captures, avec les noms et les dates.',
      ],
    },
  },
  {
    id: 'tells-others',
    patterns: [
      `si je en parle ... ${THEY} (vont|va|peuvent|peut) [le|la|me|lui|leur] (dire|répéter|prévenir|appeler|dénoncer|alerter)`,
      `(3114|119|3919|3018|3977|15|17) ... (dire|disent|répéter|répètent|prévenir|préviennent|appeler|dénoncer|dénoncent|parler|alerter) .. (parents|mère|père|mari|femme|police|flics|patron|employeur|école|lycée|collège|famille|quelque un)`,
      `(si je ${CALL}|après) ... ${THEY} (vont|va|peuvent|peut) [le|la|me|lui|leur] (dire|répéter|prévenir|dénoncer|alerter|balancer)`,
      '(3114|119|3919|3018|3977) ... (confidentiel*|secret|répètent|balance*|dénonce*)',
      `${THEY} (vont|va|peuvent|peut|doivent) [le|la|lui|leur|tout] (dire|répéter|raconter|prévenir|appeler|parler) .. (mère|père|parents|famille|maman|papa|école|collège|lycée|mari|femme)`,
      '(diront|préviendront|répéteront|appelleront|disent|préviennent) [ils|elles|le|la|tout] .. (mère|père|parents|famille|maman|papa|école|collège|lycée|mari|femme)',
      `(mère|père|parents|famille|maman|papa) .. (savoir|saura|saur*|apprend*|apprendre|prévenu*|au courant) .. (si je ${CALL}|appel*)`,
    ],
    answers: {
      suicide: [
        'Non : le 3114 est confidentiel, et l’on n’y prévient ni la famille ni un employeur. Des secours ne sont envoyés que si votre vie est en danger.',
      ],
      child: [
        'L’appel au 119 est confidentiel, et l’on peut ne pas donner son nom. S’il y a un danger, ils peuvent transmettre à ceux qui protègent les enfants : demandez-leur d’abord ce qui se passera.',
      ],
      women: ['Le 3919 est anonyme : on n’y demande pas votre nom, et c’est vous qui décidez de la suite.'],
      cyber: [
        'L’appel au 3018 est confidentiel, et vous n’avez pas à donner votre nom. S’il fallait vous protéger d’un danger grave, un adulte pourrait être prévenu : posez la question dès le début, « Qui saura que j’ai appelé ? »',
      ],
      any: [
        'Je ne peux pas le promettre à leur place. Posez la question au début, avant de donner votre nom : « Qui saura que j’ai appelé ? »',
      ],
    },
  },
  {
    id: 'watched',
    // Without a number, who asks may be a neighbour, of whom nothing is watched.
    patterns: callUnseen.map((pattern) => `${pattern} & (3919|119)`),
    answers: { women: CALL_UNSEEN, child: CHILD_CALLS_UNSEEN },
  },
  {
    id: 'bill',
    patterns: [
      '(3114|119|3919|3018|3977|appel) ... (facture|relevé|se voit|se verra|apparaît|trace*)',
      '(il|elle|ils|on|voisin*|gens|famille) (va|vont|peut|peuvent|pourrait) [*] (savoir|deviner|apprendre) [*] [*] [*] moi & (appel*|17|119|3919|police)',
      '(facture|relevé|se voit|trace*) ... (3114|119|3919|3018|3977)',
      '(il|elle|ils|on|parents|père|mère|mari|copain) (va|vont|peut|peuvent|pourrait) [le|me] (savoir|voir|apprendre|entendre) & (appel*|119|3919|3018|3977|3114)',
    ],
    answers: {
      child: [
        'Non : l’appel au 119 ne se voit pas sur la facture. Il reste dans le journal du téléphone : s’il est regardé, appelez plutôt d’un autre appareil.',
      ],
      women: [
        'Non : l’appel au 3919 ne se voit pas sur la facture. Il reste dans le journal du téléphone : s’il est regardé, appelez plutôt d’un autre appareil.',
      ],
      any: [
        'L’appel est gratuit. Il reste dans le journal du téléphone : s’il est regardé, appelez plutôt d’un autre appareil.',
      ],
    },
    ofWitness: [
      'Vous pouvez demander que votre nom ne soit pas donné, au 119 comme au 17, et même ne pas le dire. Dites d’emblée si vous craignez des représailles.',
    ],
  },
  {
    id: 'cost',
    patterns: [
      '(3114|119|3919|3018|15|17|112|114) ... (gratuit*|payant*|coûte|coût|cher|payer|paye|crédit|forfait|prix)',
      '(gratuit*|payant*|coûte|cher|payer|prix) ... (3114|119|3919|3018|15|17|112|114)',
      "^ [et|mais|euh] (c'est|l'appel est|ça coûte|cet appel est) [un appel] (payant|gratuit|cher|combien) [ou pas] $",
    ],
    answers: {
      suicide: ['Rien : le 3114 est gratuit, et vous pouvez raccrocher quand vous voulez.'],
      any: ['C’est un appel gratuit, d’un fixe comme d’un portable.'],
    },
  },
  {
    id: 'anonymous',
    patterns: [
      '(3114|119|3919|3018|3977) ... (anonyme*|mon nom|mon identité|qui je suis|me localiser|localise*|adresse)',
      '(anonyme*|donner mon nom|dire mon nom|identité|localiser) ... (3114|119|3919|3018|3977)',
    ],
    answers: {
      suicide: [
        'Oui, au 3114 vous pouvez taire votre nom. Une adresse ne sert que si votre vie est en danger, pour qu’on puisse venir.',
      ],
      any: ['Oui, vous pouvez ne pas donner votre nom, et le dire d’emblée : « Je préfère rester anonyme. »'],
    },
  },
  {
    id: 'hours',
    patterns: [
      '(3114|119|3919|3018|3977|ligne|numéro) ... (ouvert*|nuit|dimanche|week-end|heure|horaire*|maintenant) & ! (peur|seul*|tenir|dors)',
    ],
    answers: {
      suicide: ['Oui, le 3114 répond jour et nuit, tous les jours de l’année.'],
      child: ['Oui, le 119 répond jour et nuit, tous les jours.'],
      women: ['Oui, le 3919 répond jour et nuit, tous les jours.'],
      cyber: ['Le 3018 répond tous les jours, de 9 h à 23 h.'],
      elder: [
        'Le 3977 ne répond pas la nuit : appelez-le en journée. Pour un danger, c’est le 15 ou le 17, à toute heure.',
      ],
    },
  },
  {
    id: 'hanging-up',
    patterns: ['(raccroche|raccrocher) .. (si|quand|droit|peux|ça va pas)', '(peux|peut|droit|pourrai) .. raccrocher'],
    answers: { any: ['Oui, vous pouvez raccrocher quand vous voulez, sans explication, et rappeler plus tard.'] },
  },
  firstWordsForALine,
  {
    id: 'who-answers',
    patterns: [
      '(qui|quoi) .. (répond|répondent|décroche|décrochent|au bout du fil|au téléphone) & (3114|119|3919|3018|3977|15|fil|téléphone)',
      '(3114|119|3919|3018|3977|15) ... (qui (répond|décroche)|bénévole*|vrai* (gens|personne*|psy*|médecin*|humain*)|robot*|répondeur|machine|des psy*|un psy*)',
      "(c'est qui|c'est quoi comme gens|sur qui je tombe|je tombe sur qui) .. (3114|119|3919|3018|3977|15)",
    ],
    answers: {
      suicide: ['Au 3114, c’est une vraie personne : un soignant, infirmier ou psychologue, formé à cela.'],
      child: ['Au 119, ce sont de vraies personnes, dont c’est le métier d’écouter les enfants et les parents.'],
      women: ['Au 3919, ce sont de vraies personnes, des écoutantes formées aux violences.'],
      samu: [
        'Au 15, une personne décroche, demande l’adresse et ce qui se passe, puis un médecin vous parle si besoin.',
      ],
      any: ['De vraies personnes, formées à cela. Vous pouvez leur demander qui elles sont avant de commencer.'],
    },
  },
  {
    id: 'waiting',
    patterns: [
      '(3114|119|3919|3018|3977|15) ... (attente|attendre|longtemps|vite|décroche* pas|répondent pas|répond pas|occupé) & ! (déjà|appelé|me ont|mis)',
    ],
    answers: {
      any: [
        'Il faut parfois patienter un peu : restez en ligne, ou rappelez. Si le danger est là, c’est le 15 ou le 112, tout de suite.',
      ],
    },
  },
  {
    id: 'what-happens',
    patterns: [
      `(que est ce que|quoi|comment) .. ${THEY} (vont|va|me|peuvent) .. (dire|demander|faire|poser|répondre|aider|font|demandent|disent)`,
      `(se passe|passe|arrive) .. (si je ${CALL}|quand (je|on) ${CALL}|au (3114|119|3919|3018|3977|téléphone)|(3114|119|3919|3018|3977))`,
      '(3114|119|3919|3018|3977) ... (se passe comment|ça se passe|font quoi|fait quoi|disent quoi|demandent quoi|sert à quoi|servir à quoi|change quoi|vont faire|vont me dire|peuvent faire)',
      `${THEY} (vont|va) me (dire|demander|faire|poser) (quoi|quelles)`,
    ],
    answers: {
      suicide: [
        'Au 3114, on vous demande comment vous allez et l’on vous laisse parler. On cherche ensuite avec vous ce qui peut aider cette nuit et demain ; vous répondez à ce que vous voulez.',
        'Rien n’est décidé sans vous : au 3114, on écoute, on pose des questions simples, et l’on peut rappeler plus tard si vous le voulez.',
      ],
      child: [
        'Au 119, on écoute d’abord, puis on explique ce qui est possible. S’il y a un danger, ils peuvent transmettre à ceux qui protègent les enfants, et vous pouvez demander comment.',
      ],
      women: [
        'Au 3919, on écoute, on explique vos droits et l’on indique des lieux près de chez vous ; c’est vous qui décidez de la suite.',
      ],
      elder: [
        'Au 3977, on écoute sans juger, on conseille, et l’on oriente vers un relais près de chez vous. Vous pouvez ne pas donner votre nom.',
      ],
      cyber: [
        'Au 3018, on écoute, on explique quoi garder comme preuves, et l’on fait retirer des images ou des comptes quand c’est possible.',
      ],
      any: [
        'On vous écoute d’abord, puis on cherche avec vous ce qui peut aider. Vous pouvez raccrocher quand vous voulez.',
      ],
    },
  },
]
