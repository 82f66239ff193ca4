import type { FollowUp } from './follow-up.ts'
import { followUpsOfViolence } from './follow-ups-of-violence.ts'

/** What people say next once a danger has been met, whichever it is. */
export const dangerFollowUps: readonly FollowUp[] = [
  {
    id: 'secours-prévenus',
    isQuiet: true,
    patterns: [
      "(j'ai|on a|je les ai) (appelé|prévenu|envoyé|écrit) .. (police|17|112|114|119|3919|3977|3018|15|gendarm*|secours|sms)",
      '(police|gendarmes|policiers|secours|pompiers) .. (arrive*|sont là|est là|viennent)',
      'ils (arrivent|sont là)',
    ],
    answers: [
      'Vous avez bien fait. Suivez ce qu’ils vous disent, à l’abri, jusqu’à ce qu’ils prennent le relais.',
      'Dites-leur tout ce que vous m’avez écrit, et demandez ce qui se passera ensuite.',
    ],
  },
  {
    id: 'le-sauront-ils',
    patterns: [
      '(il|elle|ils|on|parents|père|mère|mari|copain) (va|vont|peut|peuvent|pourrait) [*] (savoir|apprendre|voir|entendre) & (appel*|téléphone*|numéro|119|3919|3018|3977|17)',
      '(ça|cela|appel) se (voit|verra) .. (facture|téléphone|relevé)',
    ],
    answers: [
      'L’appel ne se voit pas sur la facture, et l’on peut ne pas donner son nom. Il reste dans le journal du téléphone : s’il est regardé, appelez plutôt d’un autre appareil, sans rien effacer qui se remarque.',
    ],
  },
  {
    id: 'a-peur',
    namesLine: true,
    patterns: [
      "^ [et|mais|là] (j'ai|j'ai tellement|j'ai trop|j'ai très) peur $",
      '(terrifié*|morte de peur|mort de peur)',
    ],
    answers: ['Vous avez peur, et cette peur a ses raisons : ne restez pas sans personne avec elle.'],
    questions: ['La personne que vous craignez est-elle là, en ce moment ?'],
  },
  ...followUpsOfViolence,
  {
    id: 'âge-d-un-enfant',
    patterns: ['(ai|suis) (7|8|9|10|11|12|13|14|15|16|17) ans'],
    answers: [
      'À votre âge, ce n’est pas à vous de régler cela : c’est aux adultes de vous protéger, et certains en ont le métier.',
    ],
  },
  {
    id: 'aides',
    patterns: ['(y a|existe|il y a|quoi comme|quelles) .. (aide*|solution*|recours)'],
    answers: [
      'Oui, il y en a : une assistante sociale, en mairie ou au département, fait le point gratuitement ; le médecin traitant peut demander du répit et des soins ; des associations accompagnent pas à pas.',
    ],
  },
  {
    id: 'que-faire',
    namesLine: true,
    patterns: [
      '(je|on) (fais|fait) quoi',
      '(que|quoi) faire',
      '(dois|faut) [je] faire quoi',
      'qui .. (appeler|contacter|prévenir)',
      'comment (je fais|faire|réagir)',
    ],
    answers: [
      'D’abord la sécurité, sans rien annoncer : un endroit sûr, une personne qui sait, puis des gens formés pour la suite.',
      'Une chose à la fois : savoir où aller si cela monte, et en parler à une personne sûre.',
    ],
  },
  {
    id: 'peur-d-accuser',
    namesLine: true,
    patterns: ['(accuser|accuse|innocent*|tromper|trompe|me trompe|dénoncer)', '(pas|plus) (sûr|sûre|certain*)'],
    answers: [
      'Le doute suffit pour demander conseil : d’autres sont là pour vérifier, ce n’est pas à vous d’enquêter.',
    ],
  },
  {
    id: 'personne-sûre',
    patterns: [
      '(maîtresse|maître|prof|professeur*|infirmière|voisin*|mamie|papi|tante|tata|oncle|soeur|frère|ami*|copine|collègue|grand mère) .. (gentil*|sympa|cool|aide*|confiance|sait|venir|écoute*|bien)',
      '(elle|il) appelle (madame|monsieur)',
    ],
    answers: [
      'C’est peut-être la bonne personne. Une phrase suffit pour commencer : « J’ai besoin de vous parler de quelque chose de grave. »',
      'Voilà un appui. Vous pouvez lui montrer ces mots plutôt que de les dire.',
    ],
  },
  {
    id: 'lieu-proche',
    patterns: ['(habite*|vit) (pas loin|à côté|en face|tout près)'],
    answers: ['C’est peut-être là qu’il faut aller en premier : un message pour prévenir, et un chemin fréquenté.'],
  },
  {
    id: 'peur-de-la-police',
    patterns: ['peur .. (police|flics|choper|gendarm*)'],
    answers: [
      'Les soignants du 15 viennent protéger et soigner, pas punir. On peut aussi commencer par demander conseil, sans donner son nom.',
    ],
  },
  {
    id: 'ennuis',
    patterns: ['(causer|attirer|faire|ait|aura|avoir|aie|aille) .. (ennuis|problèmes|histoires)', '(prison|casier)'],
    answers: [
      'Demander conseil n’est pas accuser : vous pouvez ne pas donner votre nom, et demander d’abord ce qui se passera ensuite.',
    ],
  },
  {
    id: 'séparés',
    patterns: [
      '(peur|crains|vont|va) .. (sépare*|placé*|placer|foyer|retire*|enlève*|enlever)',
      '(nous|les) (séparer|placer)',
    ],
    answers: [
      'Un appel ne suffit pas à séparer une famille : on cherche d’abord de l’aide à la maison, et une séparation, plus rare, relève d’un juge.',
      'Cette peur arrête beaucoup de monde. On peut demander conseil sans donner son nom.',
    ],
  },
  {
    id: 'reproche-à-soi',
    patterns: ['je suis (nul|nulle|folle|fou|trop *)', 'je suis (un|une) (mauvais|mauvaise|monstre|horreur|honte)'],
    answers: [
      'On se reproche souvent ce qui fait mal. Personne ne mérite cela.',
      'Ces reproches pèsent lourd. Vous avez droit à de l’aide sans avoir à vous justifier.',
    ],
  },
  {
    id: 'courrier-officiel',
    patterns: [
      '(écrire|écris|écrivez|rédiger|faire) .. (lettre|courrier|attestation|dossier) .. (juge|avocat|tribunal|police|mairie|caf|école)',
    ],
    answers: [
      'Je ne rédige pas de courrier pour un juge : une association d’aide aux victimes le fait avec vous, gratuitement. Ici, on peut noter les faits dans l’ordre, avec les dates, et cela leur servira.',
    ],
  },
  {
    id: 'logement',
    patterns: [
      '(logement|hébergement|appart*|foyer) .. (combien|temps|trouver|avoir|vite|attente)',
      '(combien|temps|trouver|avoir|obtenir) .. (logement|hébergement)',
    ],
    answers: [
      'Un hébergement d’urgence se trouve parfois en quelques jours, un logement demande des mois, et les violences rendent la demande prioritaire. Une assistante sociale suit le dossier avec vous.',
    ],
  },
  {
    id: 'plainte',
    patterns: ['plainte & ! (veux|veut|vais|compte|envie|ose|souhaite) (pas|jamais|plus)'],
    answers: [
      'Oui, c’est possible dans n’importe quel commissariat ou gendarmerie, qui doit la recevoir. Rien ne vous y oblige aujourd’hui : on peut être soigné et entendu sans cela, et décider plus tard.',
      'La plainte, c’est vous qui en décidez, à votre moment. Les soins et l’écoute n’attendent pas.',
    ],
  },
  {
    id: 'sans-plainte',
    patterns: ['(veux|veut|vais|compte|envie|ose|souhaite) (pas|jamais|plus) .. (police|gendarm*|plainte)'],
    answers: ['La plainte, c’est vous qui en décidez, à votre moment. Les soins et l’écoute n’attendent pas.'],
  },
  {
    id: 'pas-cru',
    patterns: [
      '(me|pas) (croit|croient|croira|croire)',
      '(dit|disent|pense|dire|diront|dira) que (je (mens|invente|exagère)|ce est (rien|pas grave|normal|du cinéma|dans ma tête))',
    ],
    answers: [
      'Ne pas être cru fait très mal. Au téléphone on vous écoutera, et une autre personne peut vous croire aussi.',
      'Ce que vous dites mérite d’être entendu. Si une personne n’a pas écouté, une autre le peut.',
    ],
  },
  {
    id: 'personne-ne-sait',
    patterns: ['personne .. (sait|courant|parlé)', '(parlé|dit) à personne', '(jamais|pas) .. (dit|parlé)'],
    answers: [
      'Garder cela sans personne est très lourd. Une seule personne au courant change déjà les choses.',
      'Vous venez de le dire, et c’était le plus difficile. La personne suivante peut être au téléphone.',
    ],
  },
  {
    id: 'honte',
    patterns: ['la honte', "(j'ai|ai) [tellement|trop|très|un peu] honte"],
    answers: [
      'La honte n’est pas pour vous, elle est pour qui fait cela. Vous pouvez choisir à qui le dire, et avec quels mots.',
    ],
  },
  {
    id: 'proches-qui-apprennent',
    patterns: [
      '(parents|mère|père|famille|maman|papa|école|tout le monde) .. (apprend*|sache*|voie*|voit|vu|savent|découvr*)',
    ],
    answers: ['Craindre leur réaction est compréhensible. Une personne formée peut vous aider à préparer ce moment.'],
  },
  {
    id: 'peur-d-appeler',
    patterns: [
      '(peur|ose|veux|envie) .. (appeler|téléphoner)',
      "(peur|pas) d'appeler",
      '(pas|jamais) appeler',
      '(sert|servira|servi) à rien',
    ],
    answers: [
      'Avoir peur d’appeler arrive à beaucoup. On peut ne pas donner son nom, et raccrocher quand on veut.',
      'Vous pouvez demander à une personne sûre d’appeler avec vous. Il suffit de dire : « J’ai besoin d’un conseil. »',
    ],
  },
  {
    id: 'moment-calme',
    patterns: [
      '(est|sont) pas (là|ici|rentré*)',
      '(est|sont) (parti*|sorti*)',
      '(il|elle) dort',
      'suis chez moi',
      'suis seul*',
    ],
    answers: [
      'Alors c’est un moment plus calme, et un bon moment pour appeler.',
      'Profitez de ce moment pour prévenir une personne sûre.',
    ],
  },
  {
    id: 'peur-de-ses-gestes',
    patterns: [
      '(peur|failli|vais|envie) .. (secouer|frapper|taper|étrangler|lui faire) .. (bébé|enfant|fils|fille|petit*)',
      '(bébé|enfant|fils|fille|petit*) .. (secouer|secoué)',
      '(le|la) secouer',
    ],
    answers: [
      'Mettez-vous à distance : l’enfant dans un endroit sûr, vous dans une autre pièce, et quelqu’un au téléphone. C’est ce qui protège tout le monde.',
    ],
  },
  {
    id: 'refus-de-secours',
    patterns: [
      '(veut|veux) (pas|plus) [que on|que je|que ils] (appelle|appeler|viennent|vienne|y aller|aller)',
      "veut pas qu'on appelle",
    ],
    answers: ['On peut appeler même si la personne refuse : un médecin décidera, et personne ne vous le reprochera.'],
  },
  {
    id: 'enfants-présents',
    patterns: [
      '(enfants|petits|bébé|fils|fille) .. (chambre|là|dorment|dort|dormai*|vu|entend*|peur|pleur*)',
      '(enfants|petits|bébé|fils|fille) ... (tout vu|tout entendu|assisté)',
    ],
    answers: [
      'Les enfants aussi ont besoin d’être à l’abri : gardez-les près de vous si vous le pouvez sans risque.',
      'Vous pensez aux enfants. Les secours s’occupent d’eux aussi.',
    ],
  },
  {
    id: 'sommeil-perdu',
    patterns: [
      '(dors|dort|dormir) (plus|pas|mal)',
      '(arrive|réussis) (pas|plus) à dormir',
      '(insomnie*|cauchemar*|nuits blanches)',
    ],
    answers: [
      'Ne plus dormir se comprend quand on est sur ses gardes. Une nuit chez quelqu’un de sûr, ou quelqu’un chez vous, aide parfois plus que tout ; votre médecin peut aider aussi.',
    ],
  },
  {
    id: 'secret',
    namesLine: true,
    patterns: [
      '(dis|dites|diras|direz|dire|parle*) .. (à personne|rien à)',
      '(garde*|gardez) .. secret',
      'promets .. (rien|personne|secret)',
    ],
    answers: [
      'Je ne préviens personne à votre place, mais ce n’est pas un secret à garder sans aide.',
      'Vous choisissez à qui le dire. Une personne suffit pour commencer.',
    ],
  },
  {
    id: 'humain',
    patterns: [
      '(es tu|tu es|vous êtes|êtes vous) .. (robot|humain*|personne|ia|machine|vrai*|psy*|psychologue|médecin)',
    ],
    answers: [
      'Je suis une intelligence artificielle, ni une personne ni un professionnel. C’est pourquoi je vous oriente vers des personnes.',
    ],
  },
  {
    id: 'au-revoir',
    isQuiet: true,
    patterns: [
      '(bonne (nuit|soirée|journée)|au revoir|à bientôt)',
      'à (demain|plus) $',
      'je (vais|dois) [aller] (dormir|me coucher|manger|y aller $)',
    ],
    answers: ['Revenez quand vous voulez, à toute heure.', 'À bientôt. Gardez votre téléphone près de vous.'],
  },
  {
    id: 'merci',
    patterns: ['^ [ok|oui|bon] merci*'],
    answers: ['C’est vous qui avez parlé, et cela compte.', 'Je vous en prie. Vous avez bien fait d’écrire.'],
  },
  {
    id: 'ne-sait-pas',
    patterns: ['^ [euh|ben|bah] (je sais pas|je ne sais pas|sais pas|aucune idée|je sais plus) $'],
    answers: ['Ne pas savoir est permis, on peut avancer sans.', 'D’accord. Cherchons un petit bout à la fois.'],
  },
  {
    id: 'accord',
    patterns: ["^ [bon|ah|ben|bah] (ok|d'accord|dac|bien|entendu|peut être)"],
    answers: ['Bien. Un pas à la fois.', 'D’accord. Je reste avec vous.', 'Entendu, avançons doucement.'],
  },
]
