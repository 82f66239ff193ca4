import type { FollowUp } from './follow-up.ts'

const PARENTS =
  '(parents|mère|père|maman|papa|famille|soeur|frère|mari|femme|copain|copine|proches|grand-mère|voisin*|chef|patron*|rh|infirmière|cpe|prof|profs|professeur*|médecin|ami*)'
const RESCUE = '(pompiers|samu|police|gendarm*|secours|ambulance|15|17|18|112)'

/** Who is called and sent for somebody in danger, and what is taken out of their reach. */
export const helpForThem: readonly FollowUp[] = [
  {
    id: 'vie-sauve',
    isReassuring: true,
    patterns: [
      '(il|elle|{proche}) [*] (est|sont) [enfin|bien|maintenant] (hors de danger|sauvé*|tiré* d affaire|réveillé*|stabilisé*|sorti* de réa*) & ! (pas|plus|si)',
      '(hors de danger|tiré* d affaire) & ! (pas|si|est ce que)',
    ],
    answers: [
      'C’est un immense soulagement. La peur, la colère ou les larmes peuvent venir maintenant : ne restez pas sans personne non plus. Avant la sortie, demandez aux soignants qui prend le relais, et quel rendez-vous est prévu.',
    ],
    questions: ['Et vous, qui est avec vous ?'],
  },
  {
    id: 'hors-de-danger',
    tells: 'helped',
    patterns: [
      "(l'a|l'ai|l'ont|l'avons) [enfin] (retrouvé*|trouvé*)",
      '(il|elle) est .. (hospitalisé*|hôpital|urgences|ambulance|prise en charge|pris en charge)',
      '(pompiers|samu|secours|ambulance|police|médecin) .. (sont|est) (là|arrivé*|avec (elle|lui))',
      "(l'ont|l'a) (emmené*|pris en charge|prise en charge|hospitalisé*)",
      '(pompiers|samu|secours|ambulance|ils) [l|la|le] (emmènent|emmène|embarquent|prennent en charge)',
      "(il|elle|{proche}) est parti* (avec|dans) (les pompiers|le samu|les secours|l'ambulance)",
      '^ [ça y est|ok] ils sont [enfin|déjà] (là|arrivé*)',
    ],
    answers: [
      'Quelqu’un est auprès de {lui}, et c’est aussi grâce à vous. Dites aux soignants ce que vous savez : les mots entendus, les moyens, les jours.',
      'Vous avez tenu jusqu’au relais. La suite revient aux soignants et à ses proches ; vous pouvez souffler un peu.',
    ],
    questions: ['Et vous, qui est avec vous maintenant ?'],
  },
  {
    id: 'secours-prévenus',
    tells: 'called',
    isQuiet: true,
    patterns: [
      `(j'ai|on a|viens d') .. (appelé|appeler|prévenu|prévenir) .. (${RESCUE}|119) & ! (pas (le|les|la|encore) *|(lui|elle) que)`,
      'ils (y vont|arrivent|vont y aller|envoient)',
      `(j'ai|on a) (eu|joint) [le|la|les] ${RESCUE}`,
      // « J'ai appelé, il répond pas »: the one who is feared for, and nobody who rescues.
      "(j'ai|on a|je les ai|viens d') (appelé|prévenu|appeler) [,|et|ils|$] & ! ((répond|décroche|répondu|décroché) (pas|plus)|messagerie|pas le 15|pas les secours)",
    ],
    answers: [
      'Vous avez fait ce qu’il fallait. Gardez votre téléphone libre : on peut vous rappeler pour l’adresse.',
      'C’est le bon geste. Prévenez aussi une personne proche, et ne restez pas sans personne en attendant.',
    ],
  },
  {
    id: 'promesse-de-silence',
    patterns: [
      '(promis|promesse|promettre|juré|jurer|secret)',
      '(rien|pas) (dire|en parler) [à]',
      '(dis|dit|dise|dites|répéter|répète|raconter) [le] [rien] à personne',
      '(me taire|garder ça|garde ça|garder cela) [pour moi]',
      '(supplie|demande) de (rien|pas|ne)',
    ],
    answers: [
      'Non, ce secret-là ne se garde pas. Vous pouvez le lui dire : « Je ne peux pas garder ça sans personne. J’en parle, parce que je tiens à toi. »',
      'Non : quand il s’agit d’une vie, en parler n’est pas trahir. Choisissez une personne proche et calme, et dites-le-lui aujourd’hui.',
    ],
    questions: ['Qui, autour de {lui}, pourrait l’entendre en premier ?'],
  },
  {
    id: 'refuse-les-secours',
    patterns: [`(vais|veux|peux) pas .. (appeler|prévenir|déranger) .. ${RESCUE}`],
    answers: [
      'D’accord. Les secours sont pour un danger tout de suite ; sinon, lui parler et ne pas rester sans appui est le bon chemin.',
    ],
    urgent: [
      'Cette hésitation se comprend. Si quelqu’un peut vérifier dans l’heure, demandez-le-lui ; sinon le 15 ou le 112 conseille même quand on n’est pas sûr.',
    ],
  },
  {
    id: 'appeler-les-secours',
    patterns: [`(j'appelle|appeler|prévenir|je préviens|fais venir) .. ${RESCUE}`, `${RESCUE} .. (appeler|oui ou non)`],
    answers: [
      'Oui si vous craignez un geste aujourd’hui, ou sans nouvelle : le 15 ou le 112, en donnant l’adresse en premier. Sinon, commencez par lui poser la question.',
    ],
    urgent: [
      'Oui, maintenant : le 15 ou le 112, en donnant l’adresse en premier. Si c’est tout près, allez-y aussi, en restant en ligne avec eux.',
      'Oui. Mieux vaut un appel de trop au 15 ou au 112 : dites où est {personne} et ce qui a été écrit ou dit.',
    ],
  },
  {
    id: 'prévenir-ses-proches',
    patterns: [
      `(j'appelle|appeler|prévenir|prévienne|je préviens|avertir|contacter|alerter) .. ${PARENTS}`,
      `(faut|dois|devrais|vais) .. (dire|parler) .. ${PARENTS}`,
    ],
    answers: [
      'Oui, prévenez quelqu’un de proche, en peu de mots : « Je m’inquiète pour sa vie, j’ai besoin de toi. » Vous n’avez pas à porter cela sans personne.',
      'Oui. Dites ce que vous avez vu et entendu, sans juger, et demandez qui peut être là ces jours-ci.',
    ],
    urgent: [
      'Oui, appelez maintenant. Si personne ne répond et que vous savez où est {personne}, faites le 15 ou le 112 et donnez l’adresse.',
      'Oui, prévenez sans attendre : « J’ai peur pour sa vie, allez-y maintenant. » Sans réponse, c’est le 15 ou le 112.',
    ],
  },
  {
    id: 'si-rien-ne-répond',
    patterns: [
      '(si|et si|s il|que si) [il|elle|ils|personne] [ne] (ouvre|ouvrent|répond|répondent|décroche|veut|veulent) (pas|plus)',
      '(si|et si) (personne|la porte) .. (ouvre|répond|fermé*)',
    ],
    answers: [
      'Si la porte reste fermée et que le téléphone ne répond pas : le 15 ou le 112, avec l’adresse, et vous restez devant la porte. Un voisin ou un gardien a peut-être un double.',
      'Alors vous n’attendez pas : le 15 ou le 112, ils peuvent faire ouvrir. Appelez aussi un proche qui a la clé.',
    ],
  },
  {
    id: 'aller-le-voir',
    patterns: [
      '(devrais|dois|faut|devrait|vaut mieux) .. (voir|passer|monter|descendre|rester avec|aller chez|dormir)',
      '(passer|aller|monter) (la|le) voir',
    ],
    answers: [
      'Oui, une présence vaut mieux que dix messages. Allez-y pour un moment simple, un repas ou une marche, et posez la question quand vous serez à deux.',
    ],
  },
  {
    id: 'prendre-les-moyens',
    patterns: [
      '(prends|prendre|enlève*|jette*|retire*|récupère*|cache*) .. (sac|médicament*|boîte*|couteau*|arme|fusil|clé*|cachets|corde)',
    ],
    answers: [
      'Oui, si cela peut se faire sans lutte : « Je les garde chez moi quelque temps, parce que je tiens à toi. » Rapportez le tout à une pharmacie, et dites-le au médecin.',
    ],
  },
  {
    id: 'prendre-son-téléphone',
    patterns: ['(prends|prendre|confisque*|enlever|couper) .. (téléphone|portable|tel|internet|réseaux|ordi*)'],
    answers: [
      'Plutôt non : c’est aussi par là que passent ses amis et l’aide. Ce qui protège davantage : les médicaments et ce qui blesse hors de portée, la porte pas fermée à clé, et quelqu’un à la maison.',
    ],
  },
  {
    id: 'moyens-préparés',
    patterns: [
      '(garde|caché*|stocke*|vidé*|mis de côté|acheté*) .. (pharmacie|médicament*|cachets|boîte*|corde|arme|fusil)',
    ],
    answers: [
      'Garder de quoi le faire est un signe grave. Ne laissez pas {personne} sans personne aujourd’hui, et faites mettre cela hors de portée. Si un geste paraît proche, c’est le 15 ou le 112.',
    ],
  },
  {
    id: 'accepte-de-l-aide',
    isReassuring: true,
    patterns: ['(accepte|a accepté|ok pour|d accord pour|veut bien) .. (voir|médecin|psy*|aide|parler|consulter)'],
    answers: [
      'C’est un grand pas, et vous y êtes pour beaucoup. Proposez d’y aller aussi, et notez ensemble deux phrases à dire.',
    ],
  },
  {
    id: 'quelqu-un-à-joindre',
    patterns: [
      '(connais|joindre|contacter|numéro de|ai le numéro) .. (sa|son|ses|une|un) * & ! (pas|comment)',
      '(trouvé|retrouvé|contacté) (sa|son|ses|un|une) (soeur|frère|mère|père|parents|ami*|copine|copain|cousin*|pote*|numéro)',
    ],
    answers: [
      'Joignez cette personne maintenant : « J’ai peur pour sa vie. Tu peux passer, et me dire ? » Quelqu’un sur place change tout.',
    ],
  },
  {
    id: 'quoi-dire-à-ses-proches',
    patterns: [
      `(dis|dire|écris|écrire|mets|mettre) [lui|leur|je] quoi .. (à|aux) (sa|son|ses|leur) ${PARENTS}`,
      `(à|aux) (sa|son|ses|leur) ${PARENTS} .. (dis|dire|écris|écrire) quoi`,
      `(quoi|que|comment) .. (dire|écrire|parler|annoncer) à (sa|son|ses|leur) ${PARENTS}`,
      `(dis|dire) .. quoi .. à (sa|son|ses) ${PARENTS}`,
    ],
    answers: [
      'À cette personne : « Je m’inquiète beaucoup, j’ai peur pour sa vie. Peux-tu passer aujourd’hui, et me dire ? » Ajoutez ce que vous avez vu, sans juger.',
      'Court et clair : « J’ai reçu des signes qui me font peur, et je n’ai plus de réponse. Va sonner à sa porte, et rappelle-moi. » Sans nouvelle, c’est le 15 ou le 112.',
    ],
  },
]
