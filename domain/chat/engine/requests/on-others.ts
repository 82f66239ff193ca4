import type { Matter } from './request.ts'

/** « Pourquoi il fait ça ? » */
export const reasons: readonly Matter[] = [
  {
    id: 'why-not-chosen',
    patterns: ['(de plus que moi|pas moi|choisi*|préfér*|promo*)'],
    answers: [
      'Je ne connais pas leurs raisons. Un choix comme celui-là tient souvent au moment, à la visibilité, à qui parle à qui, bien plus qu’à ce que vaut chacun. Vous pouvez le demander sans vous plaindre : « Qu’est-ce qui aurait fait la différence ? »',
    ],
  },
  {
    id: 'why-three-in-the-morning',
    patterns: ['(réveil*|dors|dormir|rendor*|sommeil|insomni*)'],
    themes: ['sleep'],
    answers: [
      'Parce que vers trois ou quatre heures le sommeil devient léger, chez tout le monde ; le corps commence déjà à préparer le matin. D’ordinaire on ne s’en aperçoit pas, mais un souci suffit à finir de réveiller, et le corps prend l’habitude de l’heure.',
    ],
  },
  {
    id: 'why-boss',
    patterns: ['(chef|cheffe|patron*|manager|responsable|collègue*)'],
    answers: [
      'Je ne peux pas le savoir à coup sûr. Souvent, une dureté au travail vient de la pression reçue d’au-dessus, ou de la peur de perdre la face ; elle dit rarement ce que vaut la personne en face.',
    ],
  },
  {
    id: 'why-left',
    patterns: ['(quitt*|parti*|largu*|trompé*|menti|rompu)'],
    themes: ['breakup'],
    answers: [
      'Cela, seule cette personne le sait, et parfois pas clairement. Beaucoup de gens se taisent jusqu’au bout par peur de blesser ou de changer d’avis ; ce silence ne veut pas dire que rien ne comptait.',
    ],
  },
  {
    id: 'why-silent-friend',
    patterns: ['(répond*|silence|nouvelles|ghost*|éloign*)'],
    situations: ['friend'],
    answers: [
      'Il y a presque toujours une raison de leur côté : un nouvel amour qui prend toute la place, une gêne d’avoir trop tardé, une fatigue. Plus le temps passe, plus il est difficile de répondre. C’est rarement un jugement sur vous.',
    ],
  },
  {
    id: 'why-teenager',
    patterns: ['(ado|ados|adolescent*)'],
    situations: ['teen'],
    answers: [
      'À cet âge on apprend à se passer de ses parents, et l’on commence souvent par claquer la porte. Il y a aussi, parfois, une peine d’ailleurs, l’école ou les amis, qui ressort sur vous parce qu’avec vous cela ne risque rien.',
    ],
  },
  {
    id: 'why-partner',
    patterns: ['(mari|femme|copain|copine|conjoint*|mec)'],
    answers: [
      'Je ne peux pas le savoir à sa place. Souvent on se tait ou l’on ne bouge pas par peur d’un conflit, ou faute de voir ce que cela coûte à l’autre. Le plus court est de le demander à froid, sans reproche : « Qu’est-ce qui se passe pour toi, à ce moment-là ? »',
    ],
  },
  {
    id: 'why-me-this-way',
    patterns: ['je [y|me|n|ne|en] (arrive|suis|fais|pleure|pense|sens|dors|bloque|réussis|rate|ai)'],
    answers: [
      'Il y a rarement une seule cause, et c’est rarement un défaut de la personne : de la fatigue, ce qui s’est accumulé, des conditions moins bonnes que celles des autres. Regardez ce qui pesait en plus, au moment où cela s’est joué.',
    ],
  },
]

export const anyReason: readonly string[] = [
  'Je ne peux pas le savoir d’ici, et je préfère ne pas deviner. Les gens agissent souvent par peur, par fatigue ou par habitude, bien plus que contre quelqu’un ; le plus sûr reste de le demander, une fois, à froid.',
  'Il n’y a peut-être pas de raison qui vaille la peine qu’on vous fait. Ce que vous pouvez chercher, c’est ce dont vous avez besoin maintenant, réponse ou pas.',
]

/** « Je peux en parler à qui ? » */
export const whom: readonly Matter[] = [
  {
    id: 'whom-to-confide-in',
    patterns: [
      '(appeler|appelle|parler|parle|confier|écrire) & (ça va pas|va pas bien|un coup de mou|pas le moral|me sens seul*|dimanche*|la nuit|le soir|quand je craque)',
      '(me confier|vider mon sac|juste parler)',
    ],
    answers: [
      'SOS Amitié est fait pour cela : des bénévoles écoutent à toute heure, sans juger, par téléphone, et par tchat une partie de la journée ; leur site a le numéro. Choisissez aussi une personne à vous, même loin, et demandez-lui d’avance : « Je peux t’appeler un jour où c’est dur ? »',
    ],
  },
  {
    id: 'whom-homework',
    patterns: ['(devoir|devoirs|leçons|soutien scolaire) & ! (j ai le devoir|mon devoir)'],
    answers: [
      'L’école d’abord : beaucoup ont une étude du soir ou une aide aux devoirs, souvent gratuite ; la maîtresse ou le directeur vous le dira. Sinon la mairie, un centre social ou une association du quartier : vous n’avez pas à le faire sans personne.',
    ],
  },
  {
    id: 'whom-childcare',
    patterns: ['(nounou|crèche|assistante maternelle|faire garder|garde d enfant*|mode de garde)'],
    answers: [
      'Le relais petite enfance de votre commune a la liste des assistantes maternelles libres, et souvent des places d’urgence ; la crèche peut aussi prendre en accueil occasionnel. La PMI et la CAF vous orientent, et un mot aux parents de l’école ou du quartier trouve parfois en deux jours.',
    ],
  },
  {
    id: 'whom-company',
    patterns: ['(rencontrer|voir) & (monde|gens|personnes)', '(activité*|mon âge)'],
    answers: [
      'Oui : la mairie ou la médiathèque a la liste des associations, clubs de marche, ateliers et chorales, souvent presque gratuits ; le bénévolat et les universités du temps libre accueillent à tout âge. Choisissez-en un seul, et allez-y trois fois avant de juger.',
    ],
  },
  {
    id: 'whom-memory',
    patterns: ['(mémoire|perd la tête|alzheimer|oublie*|démence|confus*)'],
    answers: [
      'D’abord son médecin traitant, qui peut demander une consultation mémoire à l’hôpital. Pour vous, une plateforme de répit ou une association de familles, gratuites ; le CCAS de la mairie a les adresses.',
    ],
  },
  {
    id: 'whom-teenager',
    patterns: ['(ado|ados|adolescent*|collège|lycée)'],
    situations: ['teen'],
    answers: [
      'Oui : une Maison des adolescents reçoit aussi les parents sans leur enfant, gratuitement et sans ordonnance. L’infirmière scolaire peut aussi vous dire comment cela se passe de son côté.',
    ],
  },
  {
    id: 'whom-baby',
    patterns: ['(bébé|nourrisson|allait*)'],
    situations: ['baby'],
    answers: [
      'La PMI de votre quartier, gratuite, reçoit et vient parfois à domicile ; la CAF peut financer quelques heures d’aide à la maison, par une association. Et une voisine ou une amie, deux heures précises dans la semaine, ce n’est pas trop demander.',
    ],
  },
  {
    id: 'whom-child',
    patterns: ['(mon|ma|mes) (enfant|enfants|fils|fille|filles|petit|petite) & ! (ado|collège|lycée)'],
    themes: ['parenting'],
    answers: [
      'Le médecin de l’enfant ou la PMI, gratuite jusqu’à six ans ; l’enseignant ou la psychologue scolaire pour ce qui se passe en classe. Et pour vous, un lieu d’accueil parents-enfants ou un autre parent passé par là.',
    ],
  },
  {
    id: 'whom-work',
    patterns: ['(boulot|travail|chef*|patron*|employeur|collègue*|entreprise|rh)'],
    themes: ['work'],
    answers: [
      'Le médecin du travail, à votre demande et sans que l’employeur en connaisse le motif ; un élu du personnel pour vos droits. Et hors du travail, votre médecin traitant si cela touche le sommeil ou la santé.',
    ],
  },
  {
    id: 'whom-money',
    patterns: ['(argent|dette*|payer|loyer|facture*|banque|découvert)'],
    themes: ['money'],
    answers: [
      'Une assistante sociale, au CCAS de votre mairie ou au département : c’est gratuit, et elle monte les dossiers avec vous. Un point conseil budget aide aussi, sans juger, à parler aux créanciers.',
    ],
  },
  {
    id: 'whom-study',
    patterns: ['(fac|cours|études|examen|crous|prof*)'],
    themes: ['study'],
    answers: [
      'Le service de santé étudiante ou la psychologue de l’établissement, gratuits ; pour la méthode et les délais, votre responsable de formation. Un message de trois lignes suffit pour un premier rendez-vous.',
    ],
  },
  {
    id: 'whom-grief',
    patterns: ['(deuil|mort|décès|veuf|veuve)'],
    themes: ['grief'],
    answers: [
      'Des associations de deuil proposent des groupes et des entretiens gratuits, et votre médecin connaît ceux du coin. Quelqu’un qui a connu la même personne est parfois le meilleur, même pour dix minutes.',
    ],
  },
]

export const anyWhom: readonly string[] = [
  'Pour le pratique, la mairie et son CCAS savent qui fait quoi près de chez vous ; pour la santé ou le moral, votre médecin traitant. Un seul appel suffit souvent à être envoyé au bon endroit.',
  'Quelqu’un qui est déjà passé par là, une association ou un groupe près de chez vous, comprend vite. Et parmi vos proches, choisissez celui qui écoute sans conseiller.',
]

/** What we think of something that they could do. */
export const ideas: readonly Matter[] = [
  {
    id: 'idea-come-back-to-somebody',
    patterns: [
      '(appeler|rappeler|écrire à|revoir|recontacter|renouer|reprendre contact|reparler à) & (ans|années|mois|longtemps|silence|père|mère|frère|soeur|ami|amie|fils|fille) & ! (ex|frapp*|viol*|tapait|battait|peur|menac*)',
    ],
    answers: [
      'Oui, si vous pouvez accepter que la réponse tarde, ou ne soit pas celle que vous espérez. Un mot court suffit pour commencer : « J’ai pensé à toi, et j’aimerais avoir de tes nouvelles. »',
    ],
  },
  {
    id: 'idea-write-instead',
    patterns: ['(sms|message|mot|lettre|écrire|mail|whatsapp)'],
    answers: [
      'Par écrit, c’est souvent une bonne idée : vous choisissez vos mots, et l’autre les relit à son rythme. Quelques lignes, une seule chose à dire, et pas de relance le jour même.',
    ],
  },
  {
    id: 'idea-invite',
    patterns: ['(verre|café|resto|midi|inviter|proposer|sortie|apéro)'],
    answers: [
      'Non, rien de bizarre : c’est court, dans la journée, et facile à refuser. Proposez un jour précis à une ou deux personnes ; celles qui rentrent vite le soir sont souvent libres le midi.',
    ],
  },
  {
    id: 'idea-planning',
    patterns: ['(planning|tableau|liste|frigo|tour|calendrier)'],
    answers: [
      'Cela peut faire sourire, et cela marche : ce qui est écrit n’a plus besoin d’être demandé. À deux conditions : le remplir ensemble, et donner des tâches entières, pas des coups de main.',
    ],
  },
  {
    id: 'idea-change-of-life',
    patterns: [
      '(changer de (métier|vie|voie)|reconversion|reprendre [des|mes|les] études|tout plaquer|me mettre à mon compte|partir vivre)',
    ],
    answers: [
      'L’envie se tient, et elle mérite un essai avant un saut : une journée avec quelqu’un qui le vit déjà, une formation courte, un bilan de compétences. Ce qui s’essaie se décide mieux que ce qui s’imagine.',
    ],
  },
  {
    id: 'idea-to-be-tried',
    patterns: [
      '(pour voir|pour essayer|à l essai|tester|essayer|un essai) & ! (déjà essayé|j ai essayé)',
      '(passer|rester|vivre|aller|partir|prendre|louer) .. (un|une|deux|trois|quelques) (mois|semaine|semaines|jour|jours|week end)',
    ],
    answers: [
      'Oui : essayer avant de décider, c’est ce qui renseigne le mieux, et cela ne ferme aucune porte. Notez en route ce qui vous plaît et ce qui vous manque : la réponse viendra souvent de là.',
    ],
  },
  {
    id: 'idea-to-commit-oneself',
    patterns: [
      '(prendre|adopter|avoir) (un|une) (chien|chat|animal|chiot|chaton|lapin)',
      '(acheter|vendre|emménager|déménager|adopter|signer|emprunter|se marier|me marier) *',
    ],
    answers: [
      'L’idée se tient, si elle vous fait envie les jours ordinaires aussi, et pas seulement les jours lourds. Y aurait-il moyen de l’essayer un peu, avant de vous engager ?',
    ],
  },
  {
    id: 'idea-to-say',
    patterns: [
      '(défaut|qualité|réponse|phrase|excuse|raison|exemple|argument)',
      '(ça|cela) (peut|pourrait) (aller|convenir|suffire)',
    ],
    answers: [
      'Oui, cela peut aller, si cela vous ressemble : ce qui est vrai se dit plus facilement que ce qui est parfait. Dites-le une fois à voix haute, et gardez la version la plus courte.',
      'Oui, tant que cela reste court : une phrase pour le dire, une autre pour ce que vous en faites.',
    ],
  },
  {
    id: 'idea-sport',
    patterns: [
      '(sport|la marche|randonnée|courir|trail|marathon|natation|danse|escalade|piscine|yoga|méditation|club|chorale|bénévol*)',
    ],
    answers: [
      'Oui, cela vaut un essai : deux ou trois fois avant de juger, à heure fixe, et assez petit pour ne pas redouter d’y aller.',
    ],
  },
]

export const anyIdea: readonly string[] = [
  'L’idée se tient. Essayez-la en petit, une fois, un jour précis, et voyez ce que cela donne : le pire est de devoir essayer autre chose.',
  'Cela peut marcher, à condition que ce soit simple et à votre main. Si cela rate, vous saurez au moins ce qui coince.',
]

/** « Pourquoi lui ? » */
export const toNobody: readonly string[] = [
  'Ce « pourquoi » n’a souvent pas de réponse, et il revient quand même.',
  'Cette question-là tourne sans trouver où se poser ; elle dit surtout combien c’est injuste pour vous.',
  'Personne n’a de bonne réponse à cela. On la pose parce que cela fait mal.',
]

export const notKnownHere: readonly string[] = [
  'Ce renseignement-là, je ne l’ai pas, et je préfère ne pas l’inventer. L’organisme lui-même ou service-public.fr vous le dira précisément, en quelques minutes.',
  'Je ne sais pas le dire avec certitude. Quelqu’un dont c’est le métier, au téléphone ou au guichet, vous répondra mieux que moi.',
]

/** Something of which nothing is known here: said so, with who would know. */
export const notForUs: readonly Matter[] = [
  {
    id: 'open-weight',
    patterns: ['(maigrir|perdre du poids|un régime|jeûne*|jeûner)'],
    answers: [
      'Cela ne se décide pas d’ici, ni sur un chiffre : votre médecin peut le regarder avec vous, sans jugement. Ce que vous ressentez devant votre corps compte déjà, et peut se dire ici.',
    ],
  },
  {
    id: 'open-medicine',
    patterns: [
      '(prendre|prends) (quelque chose|un truc|des trucs) (pour|contre)',
      '(mélatonine|médicament*|cachet|cachets|comprimé|comprimés|plante|plantes|tisane*|vitamine*|magnésium|cbd|traitement|complément*|homéopathie)',
    ],
    answers: [
      'Là-dessus je ne suis pas la bonne source : votre pharmacien vous répond en deux minutes, gratuitement, en tenant compte de ce que vous prenez déjà.',
    ],
  },
]
