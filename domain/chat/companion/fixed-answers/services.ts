import type { FixedAnswer } from '../fixed-answer.ts'

/** Free public services for troubles that a conversation alone does not settle. */
export const services: readonly FixedAnswer[] = [
  {
    id: 'gambling',
    asks: [
      / (?:winamax|betclic|pmu|unibet|casino|paris sportifs?|parier|poker|machines a sous|jeux? d argent|grattage|tickets a gratter) /,
    ],
    says: 'Le jeu est fait pour qu’on y revienne, ce n’est pas un manque de volonté. Joueurs Info Service écoute sans juger au 09 74 75 13 13, tous les jours de 8 h à 2 h. L’Autorité nationale des jeux peut aussi bloquer votre accès aux sites et aux casinos si vous le demandez : c’est gratuit et secret.',
    choices: [
      { label: 'Parler de l’argent', to: 'flow:stress' },
      { label: 'Parler de ce qui pèse', to: 'topics' },
    ],
    example: 'j’ai réinstallé winamax et tout reperdu',
  },
  {
    id: 'debts',
    asks: [
      / (?:dettes?|surendett\w+|credits? conso\w*|huissiers?|decouvert|impayes?|loyers? de retard|expuls\w+) (?:\w+ ){0,30}$/,
      / (?:payer|paye|regler) (?:plus |pas )?(?:le|mon|mes) (?:loyer|loyers|factures|credits) | plus (?:que )?(?:\w+ ){0,2}(?:euros|balles) (?:jusqu|pour finir|avant) /,
    ],
    says: 'L’argent qui manque ronge, et cela se dit rarement. Les Points conseil budget reçoivent gratuitement, en secret, sans juger ; le CCAS de la mairie ou une assistante sociale peut aider tout de suite pour le loyer ou les courses ; la Banque de France reçoit les dossiers de surendettement.',
    choices: [
      { label: 'Parler du stress', to: 'flow:stress' },
      { label: 'Parler de ce qui pèse', to: 'topics' },
    ],
    example: 'j’ai des dettes et ma femme ne le sait pas',
  },
  {
    id: 'work-harassment',
    asks: [
      / (?:harcel\w+|humili\w+|rabaiss\w+) (?:[\w.]+ ){0,25}(?:je fais quoi|quoi faire|que faire|qui (?:je )?(?:peux|voir)|mes droits) | c est du harcelement /,
    ],
    says: 'Être humilié·e ou rabaissé·e de façon répétée au travail peut être du harcèlement moral, et ce n’est pas à vous de l’endurer. Notez les faits, les dates, les témoins. Le médecin du travail vous reçoit à votre demande, en secret ; les élus du personnel et l’inspection du travail conseillent gratuitement.',
    choices: [
      { label: 'Travail et études', to: 'flow:work' },
      { label: 'Souffler un moment', to: 'exercises' },
    ],
    isOrdinaryOnly: true,
    example: 'mon chef m’humilie, c’est du harcèlement ?',
  },
  {
    id: 'after-a-shock',
    asks: [
      / (?:accident|agression|braquage|cambriolage|incendie|attentat) (?:[\w.]+ ){0,30}(?:normal|passer|revois|entends|cauchemars|flashs?|connaissez|aide|quelqu un) /,
      / (?:revois|entends|reentends) (?:\w+ ){0,4}(?:choc|accident|impact|scene) /,
    ],
    says: 'Revoir, réentendre, sursauter, mal dormir : après un choc, c’est fréquent dans les premières semaines, et cela s’apaise le plus souvent. Si cela dure plus d’un mois, un médecin ou le médecin du travail oriente vers une consultation de psychotraumatisme. France Victimes écoute gratuitement au 116 006.',
    choices: [
      { label: 'Souffler un moment', to: 'exercises' },
      { label: 'Angoisse et panique', to: 'flow:anxiety' },
    ],
    example: 'j’ai eu un accident, je revois le choc la nuit, c’est normal ?',
  },
  {
    id: 'somebody-to-talk-to',
    asks: [
      / (?:gens|quelqu un|numero|ligne|personne) (?:\w+ ){0,3}(?:qu on peut|que je (?:peux|pourrais)|a) (?:appeler|qui parler|joindre) (?:[\w.]+ ){0,8}$/,
      / (?:causer|discuter|parler) (?:\w+ ){0,2}(?:le soir|la nuit) /,
      / (?:numero|ligne) (?:\w+ ){0,4}(?:parler|gratuite?|d ecoute|ecoute) | (?:parler|causer|parle) a (?:un |une )?(?:vrai |vraie )?(?:etre )?(?:humaine?|vraie personne) | lignes? d ecoute /,
    ],
    says: 'Ici, je suis un programme. Pour une personne : SOS Amitié écoute jour et nuit, pour parler de tout, au 09 72 39 40 50, gratuitement et sans donner son nom.',
    offers: 'Et une personne formée peut vous écouter en vidéo.',
    choices: [
      { label: 'Voir les consultations', href: '/appointment' },
      { label: 'Solitude', to: 'flow:loneliness' },
    ],
    example: 'y a-t-il des gens qu’on peut appeler le soir ?',
  },
  {
    id: 'carers',
    asks: [
      / (?:alzheimer|aidante?s?|repit|accueil de jour) (?:\w+ ){0,30}(?:\. )?$/,
      / (?:aide|soutien|relais) (?:\w+ ){0,3}(?:pour les )?(?:conjoints?|proches|familles|aidants?) /,
    ],
    says: 'S’occuper d’un proche malade use, et s’énerver parfois n’est pas une faute. Le relais existe : plateformes de répit, accueils de jour, aide à domicile. Votre médecin, le CCAS de la mairie ou l’association de la maladie (France Alzheimer par exemple) y donnent accès gratuitement. Si votre proche vous blesse ou vous fait peur, même sans le vouloir : dites-le vite à son médecin, quittez la pièce, et le 15 si c’est maintenant.',
    choices: [
      { label: 'Parler de la famille', to: 'flow:family' },
      { label: 'Souffler un moment', to: 'exercises' },
    ],
    example: 'existe-t-il une aide pour les conjoints de malades ?',
  },
]
