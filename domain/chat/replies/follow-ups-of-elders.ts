import type { FollowUp } from './follow-up.ts'

/** What old people say and ask who are ill-treated, and what their relatives do. Nothing is decided in their place. */
export const followUpsOfElders: readonly FollowUp[] = [
  {
    id: 'le-dira-t-on-à-la-famille',
    patterns: [
      '(infirmi*|médecin|docteur|aide*|auxiliaire|kiné*|pharmacien*) .. (répéter|répète|répétera|dire|dira|raconter|parler|prévenir|obligé*) .. (fils|fille|famille|lui|elle|gendre|neveu|nièce|enfants)',
      '(obligé*|droit) de le (répéter|dire|raconter) .. (fils|fille|famille|lui|elle|gendre|enfants)',
    ],
    answers: [
      'Non, vos soignants n’ont pas à en parler à votre famille : ils sont tenus au secret. Dites-le d’emblée : « Que cela ne revienne pas aux oreilles de mes proches. »',
    ],
  },
  {
    id: 'montrer-à-un-soignant',
    patterns: [
      '(infirmi*|médecin|docteur|aide*|auxiliaire|kiné*|pharmacien*) .. (montrer|montre|dire|parler|en parle|raconter)',
      '(pourrais|peux|dois|vais|devrais) .. (lui|leur) (montrer|dire|parler|raconter)',
      '(montrer|dire|parler|raconter) .. (infirmi*|médecin|docteur|auxiliaire|kiné*|pharmacien*)',
    ],
    answers: [
      'Oui, montrez la marque et dites d’où elle vient : les soignants ont l’habitude, et sont tenus au secret envers votre famille. Le médecin peut aussi écrire ce qu’il constate.',
    ],
  },
  {
    id: 'peur-d-être-placé',
    patterns: [
      '(peur|crains|veux pas|veut|menace*|va|vont) ... (maison de retraite|ehpad|placé*|placer|placement|me mettre|foyer)',
      '(maison de retraite|ehpad) .. (peur|veux pas|contre|force|obligé*)',
      'la maison de retraite $',
    ],
    answers: [
      'En parler ne décide de rien à votre place : entrer en maison de retraite demande votre accord, ou la décision d’un juge. Dites-le d’emblée au 3977 : « Je veux décider moi-même où je vis. »',
    ],
  },
  {
    id: 'soignant-témoin',
    namesLine: true,
    patterns: [
      '(obligé*|obligation|dois|faut|devrais) .. (signaler|dénoncer|parler|dire)',
      '(signaler|dénoncer|alerter) .. (anonyme*|anonymement|collègue*|équipe|direction)',
      '(cadre|direction|directrice|directeur|chef*) .. (histoire*|vagues|étouff*|manque de personnel|dit que)',
    ],
    answers: [
      'Oui, signalez-le : à la direction par écrit, et au 3977, qui conseille aussi les professionnels et peut vous entendre sans votre nom. Notez la date, l’heure et ce que vous avez vu, et rien d’autre.',
      'Si la hiérarchie n’agit pas, l’agence régionale de santé reçoit aussi les signalements. Le 3977 vous dit comment faire, pas à pas.',
    ],
  },
  {
    id: 'soignant-qui-craint-pour-son-poste',
    patterns: [
      '(grillé*|viré*|virer|licenci*|perdre (mon|ma) (boulot|travail|poste|emploi|place)|perds (mon|ma) (boulot|travail|poste)|représailles|balance|mise à l écart)',
    ],
    answers: [
      'Cette peur se comprend. La loi protège le salarié qui signale une maltraitance : il ne peut pas être sanctionné pour cela. Gardez une trace écrite de votre signalement, et parlez-en à un syndicat ou au 3977.',
    ],
  },
  {
    id: 'anonyme-pour-un-aîné',
    patterns: ['(anonyme*|anonymement|mon nom|sauront|saura)'],
    answers: ['Au 3977, vous pouvez ne pas donner votre nom, et demander d’abord ce qui serait transmis.'],
  },
  {
    id: 'ne-peut-pas-se-plaindre',
    patterns: [
      '(peut|sait|pourra|ose) pas (se plaindre|parler|se défendre|le dire|dire)',
      '(alzheimer|démence|parle plus|aphasique)',
    ],
    answers: [
      'C’est justement pour qui ne peut pas se plaindre que votre parole compte. Dites ce que vous avez vu, marques comprises, et demandez que son médecin passe.',
    ],
  },
  {
    id: 'argent-pris',
    patterns: [
      "(m'a|me|m'ont|m) [*] (pris|prend|prennent|confisqué|gardé|vidé|volé|retiré) .. (carte*|compte*|chéquier|argent|retraite|pension|économies|livret|sous|code)",
      '(pris|garde|prend|gère|utilise|vide|confisqué) (ma|mes|mon|toute ma) (carte*|compte*|chéquier|argent|retraite|pension|économies|livret|sous|procuration)',
      '(carte bancaire|carte bleue|chéquier|retraite|pension) & (pris|prend|garde|vidé|utilise)',
    ],
    answers: [
      'Votre argent reste à vous, à tout âge : personne ne peut garder votre carte sans votre accord. Votre banque peut la bloquer et en refaire une, et le 3977 vous conseille là-dessus.',
      'Vos comptes sont à vous. Vous pouvez demander un rendez-vous à votre banque, sans personne, et retirer une procuration.',
    ],
    questions: ['Étiez-vous d’accord pour que quelqu’un s’occupe de vos comptes ?'],
  },
  {
    id: 'on-dit-que-je-perds-la-tête',
    patterns: [
      '(dit|disent|répète*|raconte*) que je (perds|deviens|suis|invente|débloque|radote)',
      '(me|m) (prend|prennent|fait passer) pour (un|une) (fou|folle|gâteux|gâteuse|sénile|malade)',
    ],
    answers: [
      'Dire cela de vous ne donne à personne de droit sur votre vie ni sur votre argent. Si vous le souhaitez, votre médecin peut faire le point, avec vous et pour vous.',
    ],
    questions: ['Qui d’autre vous connaît bien, et pourrait être de votre côté ?'],
  },
  {
    id: 'c-est-mon-enfant',
    patterns: [
      "(c'est|reste) (mon|ma|quand même mon|quand même ma) (fils|fille|petit-fils|petite-fille|enfant)",
      '(ennuis|problèmes|mal|prison|police) .. (mon|ma|lui|elle) (fils|fille|enfant)',
      '(dénoncer|accuser|trahir) (mon|ma) (fils|fille|enfant)',
    ],
    answers: [
      'On peut aimer son enfant et ne pas accepter cela. Demander conseil n’est pas le dénoncer : au 3977, vous parlez d’abord, et la suite se décide avec vous.',
    ],
  },
  {
    id: 'explication-donnée',
    patterns: [
      '(directeur|directrice|cadre|soignant*|infirmière|établissement|personnel|ils) .. (dit|disent|répond*|prétend*) (que|qu) *',
    ],
    answers: [
      'Une explication ne suffit pas : demandez par écrit les déclarations de chute et le dossier de soins, et faites venir son médecin, qui peut constater.',
    ],
  },
  {
    id: 'la-sortir-de-là',
    patterns: [
      '(sortir|changer|retirer|partir|déménager) .. (de là|établissement|ehpad|maison de retraite)',
      '(peux|peut) .. (la|le) (sortir|changer|reprendre)',
    ],
    answers: [
      'Oui, c’est possible : la personne, ou qui la représente, peut demander à partir, même vite. Parlez-en d’abord à son médecin et au 3977, pour que la suite soit prête.',
    ],
  },
  {
    id: 'peur-que-cela-empire',
    patterns: ['(empire*|représailles|venge*|pire|se retourn*)'],
    answers: [
      'Cette crainte est fréquente. On peut signaler sans passer par l’établissement : au 3977, vous pouvez ne pas donner votre nom.',
    ],
  },
  {
    id: 'à-qui-s-adresser',
    patterns: ['(à qui|qui) .. (adresser|prévenir|contacter|parler|appeler|signaler)'],
    answers: [
      'Au 3977 d’abord, qui suit la situation avec vous ; ensuite au médecin traitant, qui peut constater, et à l’agence régionale de santé pour un établissement.',
    ],
  },
  {
    id: 'filmer',
    patterns: ['(filmer|caméra|enregistrer|enregistre)'],
    answers: [
      'Demandez-le d’abord au 3977 : filmer une chambre touche à la vie privée de plusieurs personnes. Des photos des marques, datées, et un certificat médical comptent déjà.',
    ],
  },
  {
    id: 'perd-la-tête',
    patterns: ['(perd|perdait|perdu) la tête', '(invente*|confond*|délire*|sénile)'],
    answers: [
      'Confondre parfois n’explique pas des marques. Un médecin peut les constater, et cela tranche mieux qu’une discussion.',
    ],
  },
]
