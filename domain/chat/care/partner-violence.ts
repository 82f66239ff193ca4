import type { CareFlow } from '../flow.ts'
import { BLEEDS, CALLED, HURT_RELATIVE, WATCHED_PHONE, WISHES_DEATH } from './heard-words.ts'

export const partnerViolence: CareFlow = {
  id: 'partner-violence',
  title: 'Violences dans le couple',
  lines: ['women', 'police', 'text'],
  start: 'first',
  hears: [
    { form: WISHES_DEATH, to: 'flow:suicidal-thoughts' },
    { form: BLEEDS, to: 'flow:wound', atOnce: true },
    { form: HURT_RELATIVE, to: 'relative', atOnce: 'only' },
    { form: / (?:couteau|arme|fusil|planter|m attend|menace de|va me tuer|veut me tuer) /, to: 'now' },
    {
      form: / (?:lui parle|parler a(?:vec)? lui|le calmer|qu il se calme|retourner|y retourne|rentrer chez) /,
      to: 'keep-away',
    },
    { form: / (?:sans qu (?:il|elle)|preparer|partir|depart|m en aller|s en apercoi\w+) /, to: 'leaving' },
    {
      form: / (?:jamais (?:frappee?|tapee?|touchee?)|pas (?:vraiment )?(?:des |de )?(?:violences?|coups|bleus)|(?:j|qui) exagere|me (?:croie|croit|croira|croient) pas) /,
      to: 'without-blows',
    },
    {
      form: / (?:alzheimer|demen(?:ce|te?)|(?:il|elle) est confuse?|(?:m a|me) pas reconnue?|me reconnait (?:pas|plus)) /,
      to: 'not-meant',
      atOnce: true,
    },
    { form: / pas (?:de )?(?:sa faute|(?:fait )?(?:d )?expres) /, to: 'not-meant' },
    { form: / (?:je l aime|encore amoureuse|pire si|il va changer|il s excuse) /, to: 'torn' },
    {
      form: /(?<! pas de| aucun| jamais) (?:au cou|le cou|la gorge|a la gorge|etrangl\w+|serre le|enceinte|saigne|urgences|casse|quand j avale|(?:mal a|peine a) (?:avaler|respirer|parler)|voix (?:est )?(?:bizarre|cassee|rauque)|tete (?:me |qui )?tourne) /,
      to: 'doctor',
    },
    {
      form: / (?:il|elle) (?:arrive|revient|rentre|descend|monte|est la|crie|tape a la porte|sort (?:de|du)) | derriere la porte | ferme la porte | sa voiture | (?:il|elle) est (?:rentre|deja la|dans l escalier)\w* | j entends (?:sa|ses) /,
      to: 'close',
    },
    { form: WATCHED_PHONE, to: 'watched' },
    {
      form: / (?:ou (?:je )?(?:aller|vais|dormir|partir)|dormir|hebergement|foyer|maison pour (?:les )?femmes?|refuge|pas (?:d )?argent|115) /,
      to: 'place',
    },
    { form: / (?:enfants?|fils|fille|petite?s?|gosses|bebe) /, to: 'children' },
    {
      form: /(?<! pas de| aucun) (?:saigne|blessee?|bleus?|casse|cou|tete|mal au|mal a la|enceinte|urgences) /,
      to: 'doctor',
    },
    { form: CALLED, to: 'plan' },
    { form: / (?:plainte|police|preuves?|avocate?|divorce\w*) /, to: 'rights' },
  ],
  steps: {
    first: {
      says: [
        'Ce que vous décrivez n’est pas normal, et vous n’y êtes pour rien. Le 3919 écoute, femmes et hommes, anonymement et gratuitement, jour et nuit. En danger tout de suite : le 17 ou le 112, ou le 114 par SMS sans parler. Êtes-vous en sécurité, là, maintenant ?',
        'Vous avez raison d’en parler. Le 3919 est là pour cela, et le 17 ou le 114 par SMS si le danger est présent. Êtes-vous en sécurité en ce moment ?',
      ],
      choices: [
        { label: 'Oui', to: 'plan', means: 'yes' },
        { label: 'Non', to: 'now', means: 'no' },
        { label: 'Je ne sais pas', to: 'now', means: 'unsure' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'now',
    },
    relative: {
      says: [
        'Vous avez raison de vous inquiéter. Le 3919 conseille aussi les proches, jour et nuit : ne pas affronter l’autre, garder un moyen sûr de s’écrire, et croire ce qui est dit. Le 17 ou le 112 si c’est maintenant ; à l’étranger, le numéro d’urgence du pays et le consulat de France. Qui peut voir cette personne aujourd’hui ?',
      ],
      choices: [
        { label: 'Quelqu’un peut y aller', to: 'call', means: 'yes' },
        { label: 'Personne', to: 'call', means: 'no' },
        { label: 'C’est maintenant', to: 'now' },
        { label: 'Il s’agit de moi', to: 'first' },
      ],
      typed: 'listen',
    },
    now: {
      says: [
        'Si le danger est là, ou peut revenir vite : mettez-vous, si vous le pouvez, là où il y a une sortie ou des gens : palier, voisin, rue. Évitez la cuisine et la salle de bain. Appelez le 17 ou le 112 et donnez l’adresse ; le 114 répond par SMS. Les enfants avec vous, si possible.',
        'Au 17 ou au 114 par SMS, trois choses : « Mon conjoint est violent, je suis en danger », l’adresse, et s’il y a des enfants. Si vous pouvez sortir, sortez : un voisin, un commerce, un hôpital.',
      ],
      choices: [
        { label: 'J’appelle', to: 'plan', means: 'yes' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
        { label: 'Je suis dehors', to: 'plan' },
      ],
      typed: 'listen',
      lines: ['police', 'text', 'europe'],
    },
    text: {
      says: [
        'Écrivez au 114 : « Violences, je ne peux pas parler », et l’adresse. Effacez ensuite le message si votre téléphone est surveillé. Le bouton « Quitter rapidement » ferme cette page.',
      ],
      choices: [
        { label: 'C’est envoyé', to: 'sent', means: 'yes' },
        { label: 'Je ne peux pas maintenant', to: 'plan', means: 'no' },
      ],
      typed: 'listen',
      lines: ['text', 'police', 'women'],
    },
    sent: {
      says: [
        'Bien. Le téléphone en silencieux, près d’une sortie : répondez au 114 s’il pose une question. Dès que vous le pouvez, le 17. « Quitter rapidement » ferme cette page.',
      ],
      choices: [
        { label: 'Je suis dehors', to: 'plan', means: 'yes' },
        { label: 'Le danger est là', to: 'now', means: 'no' },
      ],
      typed: 'listen',
      lines: ['text', 'police', 'women'],
    },
    close: {
      says: [
        'Fermez cette page : « Quitter rapidement ». Près d’une sortie si vous pouvez ; le 114 par SMS ou le 17 dès que possible. Je serai là après.',
      ],
      choices: [
        { label: 'Je suis à l’abri', to: 'plan', means: 'yes' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
        { label: 'Le danger est là', to: 'now', means: 'no' },
      ],
      typed: 'listen',
      lines: ['police', 'text', 'europe'],
    },
    plan: {
      says: [
        'Le 3919 peut préparer les choses avec vous, à votre rythme : un lieu sûr, des papiers et un double de clés chez quelqu’un, un mot convenu avec un proche. Rien ne vous oblige à partir ni à porter plainte aujourd’hui. Qu’est-ce qui vous aiderait d’abord ?',
      ],
      choices: [
        { label: 'Un lieu où aller', to: 'place' },
        { label: 'Savoir quoi dire au 3919', to: 'call' },
        { label: 'Des coups, une blessure', to: 'doctor' },
        { label: 'Il y a des enfants', to: 'children' },
      ],
      typed: 'listen',
    },
    place: {
      says: [
        'Oui, des lieux existent, avec les enfants et sans argent : le 3919 oriente vers des maisons protégées, le 115 cherche un hébergement, jour et nuit. Cette nuit, un commissariat ou un hôpital ouvre toujours sa porte. Qu’est-ce qui vous aiderait ?',
        'Au 115 ou au 3919, dites : « Je dois partir de chez moi, j’ai peur, j’ai des enfants » s’il y en a. C’est gratuit. Un proche que l’autre ne connaît pas peut aussi ouvrir sa porte.',
      ],
      choices: [
        { label: 'Savoir quoi dire au 3919', to: 'call' },
        { label: 'Le danger revient', to: 'now' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
      lines: ['women', 'shelter', 'police'],
    },
    call: {
      says: [
        'Une phrase suffit au 3919 : « Il se passe des choses chez moi et j’ai peur. » L’appel ne paraît pas sur la facture. Appelez d’un autre téléphone si le vôtre est regardé.',
      ],
      choices: [
        { label: 'J’appelle', to: 'later', means: 'yes' },
        { label: 'Plus tard', to: 'later', means: 'no' },
        { label: 'Le danger revient', to: 'now' },
      ],
      typed: 'listen',
    },
    doctor: {
      says: [
        'Après des mains sur le cou, un choc à la tête ou pendant une grossesse : le 15 ou les urgences aujourd’hui, même sans marque ; tout de suite si avaler, parler ou respirer fait mal. On soigne, et un certificat s’écrit, même sans plainte. Si le téléphone est suivi, laissez-le, ou appelez d’un autre.',
      ],
      choices: [
        { label: 'Savoir quoi dire au 3919', to: 'call' },
        { label: 'C’est maintenant', to: 'now' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
      lines: ['women', 'samu', 'police'],
    },
    children: {
      says: [
        'Si un enfant est blessé, le 15 ; s’il est frappé ou menacé maintenant, le 17. Le 119 conseille pour les enfants, jour et nuit, sans dire votre nom. Voir ou entendre les violences les touche aussi, et les protéger commence par vous protéger. Êtes-vous à l’abri cette nuit, eux et vous ?',
      ],
      choices: [
        { label: 'Oui', to: 'call', means: 'yes' },
        { label: 'Non', to: 'now', means: 'no' },
        { label: 'Un lieu où aller', to: 'place' },
      ],
      typed: 'listen',
      lines: ['women', 'child', 'police'],
    },
    watched: {
      says: [
        'Alors rien sur ce téléphone : appelez le 3919 d’un autre (voisine, école, pharmacie, travail), ou écrivez depuis un appareil sûr au tchat de la police, arretonslesviolences.gouv.fr, jour et nuit. « Quitter rapidement » ferme cette page ; effacez-la ensuite de l’historique. Qu’est-ce qui vous aiderait d’abord ?',
      ],
      choices: [
        { label: 'Un lieu où aller', to: 'place' },
        { label: 'Savoir quoi dire au 3919', to: 'call' },
        { label: 'Le danger revient', to: 'now' },
      ],
      typed: 'listen',
    },
    'without-blows': {
      says: [
        'Contrôler, isoler, crier, casser, faire peur : c’est déjà de la violence, même sans coups et sans traces. Au 3919, on vous croira, et vous n’avez rien à prouver. Qu’est-ce qui vous aiderait d’abord ?',
      ],
      choices: [
        { label: 'Savoir quoi dire au 3919', to: 'call' },
        { label: 'Un lieu où aller', to: 'place' },
        { label: 'Le danger revient', to: 'now' },
      ],
      typed: 'listen',
    },
    'not-meant': {
      says: [
        'Même sans le vouloir, même malade, on peut vous blesser : votre sécurité compte autant. Si l’agitation revient, quittez la pièce sans discuter, et le 15 ou le 17. Si c’est une maladie, dites la marque et la peur à son médecin sans attendre : traitement et aide à la maison se changent. Le 3977 conseille aussi. Êtes-vous en sécurité, là ?',
      ],
      choices: [
        { label: 'Oui', to: 'plan', means: 'yes' },
        { label: 'Non', to: 'now', means: 'no' },
        { label: 'Des coups, une blessure', to: 'doctor' },
      ],
      typed: 'listen',
      lines: ['samu', 'elder', 'police'],
    },
    torn: {
      says: [
        'On peut aimer quelqu’un et en avoir peur. Appeler le 3919 n’engage à rien : ce n’est pas une plainte, personne n’est prévenu, et vous décidez de la suite. Qu’est-ce qui vous aiderait d’abord ?',
      ],
      choices: [
        { label: 'Savoir quoi dire au 3919', to: 'call' },
        { label: 'Un lieu où aller', to: 'place' },
        { label: 'Le danger revient', to: 'now' },
      ],
      typed: 'listen',
    },
    'keep-away': {
      says: [
        'N’allez pas lui parler maintenant, même pour calmer les choses : c’est le moment le plus dangereux. Restez où vous êtes en sécurité, avec des gens. Le 17 ou le 112 s’il menace, le 114 par SMS, le 3919 pour la suite. Êtes-vous à l’abri ?',
      ],
      choices: [
        { label: 'Oui', to: 'place', means: 'yes' },
        { label: 'Non', to: 'now', means: 'no' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'listen',
      lines: ['police', 'text', 'women'],
    },
    leaving: {
      says: [
        'Un départ se prépare sans rien laisser voir : papiers, clés, argent et médicaments chez quelqu’un de sûr, un mot convenu avec un proche, un jour où l’autre est absent. Le 3919 le prépare avec vous, et aide à trouver où aller. Qu’est-ce qui vous aiderait d’abord ?',
      ],
      choices: [
        { label: 'Un lieu où aller', to: 'place' },
        { label: 'Savoir quoi dire au 3919', to: 'call' },
        { label: 'Le danger revient', to: 'now' },
      ],
      typed: 'listen',
    },
    rights: {
      says: [
        'C’est vous qui décidez, et quand. Le 3919 explique la plainte, l’ordonnance de protection et la garde des enfants, et donne l’adresse d’une association près de vous. Gardez photos, messages et certificats chez quelqu’un de sûr. Qu’est-ce qui vous aiderait ?',
      ],
      choices: [
        { label: 'Un lieu où aller', to: 'place' },
        { label: 'Savoir quoi dire au 3919', to: 'call' },
        { label: 'Le danger revient', to: 'now' },
      ],
      typed: 'listen',
    },
    listen: {
      says: [
        'Je vous lis, et je vous crois. Je suis un programme, je ne comprends pas tout : au 3919, une personne comprendra. Qu’est-ce qui est le plus proche ?',
        'Merci de continuer à écrire. Le 3919 est là jour et nuit, le 17 ou le 114 par SMS si le danger revient. De quoi avez-vous besoin d’abord ?',
        'Vous n’y êtes pour rien. S’il est là ou s’il arrive : près d’une sortie, et le 17 ou le 114 par SMS. Sinon, prenez la réponse la plus proche :',
      ],
      choices: [
        { label: 'Le danger est là', to: 'now' },
        { label: 'Un lieu où aller', to: 'place' },
        { label: 'Il y a des enfants', to: 'children' },
        { label: 'Savoir quoi dire au 3919', to: 'call' },
      ],
      typed: 'listen',
    },
    later: {
      says: [
        'D’accord, à votre rythme. Gardez le 3919 quelque part de sûr, sous un autre nom. Vous pouvez revenir ici quand vous voulez.',
      ],
      choices: [
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Le danger revient', to: 'now' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
    },
  },
}
