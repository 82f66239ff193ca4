import type { FollowUp } from './follow-up.ts'

/**
 * What grown-ups say and ask who speak for a child: teachers, relatives, neighbours, the other parent. They may call by themselves,
 * nobody is told to face the parents, and the child is not questioned.
 */
export const followUpsForAChild: readonly FollowUp[] = [
  {
    id: 'enfant-qui-n-ose-pas-rentrer',
    namesLine: true,
    patterns: [
      '(veut|veux|ose|oser) (pas|plus) (rentrer|retourner|aller) [chez|à la maison|avec|ce soir|$]',
      '(peur|terrorisé*|refuse*|pleure*|supplie*) [de|d|pour] [ne pas|pas|plus] [y] (rentrer|retourner|repartir|aller)',
      '(il|elle|ils|père|mère|ex) (arrive*|vient|viennent|passe|revient|récupère) [les|la|le] [chercher|prendre] (dans|à|bientôt|ce soir|tout à l heure|demain)',
      '(sortie|sonnerie|vient (la|le) chercher|viennent (la|le) chercher|heure des parents) .. (heure|minutes|bientôt|ce soir|dans)',
    ],
    answers: [
      'Appelez le 119 maintenant, et le 17 si vous craignez pour ce soir : demandez-leur quoi faire avant l’heure du départ. D’ici là, ne laissez pas l’enfant sans adulte, et mettez une autre personne au courant.',
      'Avant que l’enfant ne reparte : le 119 tout de suite, en disant l’heure, ou le 17 si le danger est pour ce soir. Restez auprès de lui, à deux adultes si possible.',
    ],
  },
  {
    id: 'enfant-reparti',
    namesLine: true,
    isQuiet: true,
    patterns: [
      '(il|elle|ils|elles|petit*|enfant*|nièce|neveu) [*] (est|sont) [déjà] (reparti*|rentré*|retourné*) [*] (chez|avec|à la maison|là bas|$)',
    ],
    answers: [
      'L’enfant est donc de nouveau là-bas : c’est une raison d’appeler le 119 aujourd’hui, sans attendre une autre fois, et le 17 si vous craignez pour ce soir.',
    ],
  },
  {
    id: 'parler-aux-parents',
    patterns: [
      '(appeler|prévenir|voir|convoquer|parler|contacter|confronter|dire|demander) [à|aux|avec|d abord] [ses|les|son|sa|leur|leurs|aux|au|à la|à sa|à son] (parents|père|mère|papa|maman|beau-père|belle-mère|famille)',
      '(parents|père|mère|famille) .. (d abord|avant|en premier)',
      '(aller|vais|va) .. (lui parler|leur parler|les voir|chez eux)',
    ],
    answers: [
      'Non, pas avant d’avoir pris conseil au 119 : prévenir les parents d’abord peut exposer l’enfant, ou le faire taire. Le 119 vous dira quoi leur dire, et quand.',
      'Pas tout de suite. Le 119 d’abord : ce sont eux qui voient s’il faut parler aux parents, et comment, sans danger pour l’enfant.',
    ],
  },
  {
    id: 'droit-de-visite',
    namesLine: true,
    patterns: [
      '(donner|remettre|confier|rendre|laisser) .. (père|mère|ex|lui donner|week-end)',
      '(les|le|la) lui (donner|remettre|confier|rendre|laisser)',
      '(juge|jugement|garde alternée|droit de visite|week-end sur deux)',
    ],
    answers: [
      'Ne décidez pas cela sans conseil : avant l’heure, le 119 ou un avocat vous disent ce que le jugement permet, et le 17 s’il y a un danger tout de suite. Un certificat du médecin et une plainte comptent pour demander au juge de revoir la garde.',
      'Notez les mots des enfants tels quels, gardez les certificats, et parlez-en aujourd’hui à un avocat : un juge peut revoir la garde, vite s’il y a danger. Le 119 vous conseille d’ici là.',
    ],
  },
  {
    id: 'garder-l-enfant',
    namesLine: true,
    patterns: [
      '(peux|puis|dois|droit|devrais|faut) .. (la|le|les) (garder|rendre|ramener|laisser repartir|laisser)',
      '(refuser|refuse) de (la|le|les) (rendre|ramener|laisser)',
    ],
    answers: [
      'Demandez-le au 119 avant l’heure du départ, et au 17 si vous craignez un danger au retour : ils vous diront ce que vous pouvez faire. Ne décidez pas cela sans leur conseil.',
    ],
  },
  {
    id: 'l-autre-parent-n-y-croit-pas',
    patterns: [
      '(fille|fils|soeur|frère|mère|père|elle|il|famille|mari|femme) [*] (me|ne|nous|la|le) [me] (croit|croient|veut) pas [y croire|croire|entendre|$|,]',
      '(croit|croient) (pas|jamais) [*] (petit*|enfant|fille|moi)',
      '(dit|disent) que (elle|il|je|l enfant) (invente|ment|exagère|affabule|raconte)',
    ],
    answers: [
      'C’est fréquent, et cela n’enlève rien à ce que l’enfant a dit. Le 119 vous écoute sans l’accord du parent, et peut agir sur ce que vous rapportez.',
    ],
  },
  {
    id: 'peur-de-briser-la-famille',
    patterns: [
      '(parle*|parlera|voir|verrai) plus .. (fille|fils|soeur|frère|famille|petit*)',
      '(briser|casser|détruire|éclater|exploser) (la|ma|une|cette|sa) (famille)',
      "(ne me parle|me parle|me parlera|m'en voudra|m'en veut|fâch*) [plus|à mort|$]",
    ],
    answers: [
      'Ce que vous craignez est réel, et ce n’est pas vous qui abîmez cette famille. Vous ne décidez de rien : vous dites ce que vous voyez ou entendez, et des gens dont c’est le métier évaluent.',
    ],
  },
  {
    id: 'seul-ou-avec-la-direction',
    patterns: [
      '(directrice|directeur|direction|chef d établissement|cadre|responsable|hiérarchie|collègue*|principal*) .. (vagues|dit|veut|refuse|pas|attendre|laisse|tomber|accord|étouff*|minimis*)',
      '(seul*|avec (ma|mon|la|le)) .. (directrice|directeur|direction|hiérarchie)',
      '(sans|besoin de) [l|son] (accord|autorisation|aval)',
      '(faire|fasse) (de|des) vagues',
    ],
    answers: [
      'Vous pouvez appeler le 119 vous-même, sans attendre son accord. L’idéal est de le faire avec la direction ; si elle refuse, la protection de l’enfant passe avant. Gardez une trace écrite de ce que vous avez signalé, et à qui.',
    ],
  },
  {
    id: 'que-dire-à-l-enfant',
    patterns: [
      '(dis|dire|parle|parler|explique*|réponds|répondre) [lui|leur|je|ça] (quoi|comment)',
      '(quoi|que|comment) .. (lui|leur) (dire|dis|parler|répondre|répond)',
      '(quoi|que|comment) .. (dire|dis|parler) à (la|le|l|cet|cette|mon|ma) (petit*|enfant|élève|fille|garçon|gamin*|fils|nièce|neveu)',
      '(interroger|poser des questions|questionner|faire parler)',
    ],
    answers: [
      'Peu de mots : « Tu as bien fait de me le dire. Je te crois, et ce n’est pas ta faute. Je vais en parler à des gens dont c’est le métier. » Ne promettez pas le secret, ne faites pas répéter, et notez ses mots tels quels.',
    ],
  },
  {
    id: 'signaler-pour-un-enfant',
    namesLine: true,
    patterns: [
      '(à qui|qui) .. (adresser|prévenir|contacter|parler|appeler|signaler|signale|dire|alerter)',
      '(signaler|signale|signalement|information préoccupante|crip|procureur) & ! (déjà|fait|ai) [*] [*] (signal*|fait)',
      '(dois|doit|faut|devrais|peux) .. faire',
      "(j'appelle|appeler|appelle|préviens|prévenir) qui",
      '(je|on) (fais|fait) quoi',
      '(que|quoi) faire',
      'comment (je fais|faire|réagir|agir)',
    ],
    answers: [
      'Au 119 d’abord, gratuit, à toute heure : ils écoutent, conseillent, et peuvent transmettre à la cellule départementale qui évalue. À l’école, la direction et l’infirmière ou le médecin scolaire peuvent signaler avec vous ; s’il y a urgence, le 17.',
      'Notez ce que vous avez vu et entendu, avec les dates, puis appelez le 119 : un doute sérieux suffit, ce n’est pas à vous de prouver.',
    ],
  },
  {
    id: 'doute-pour-un-enfant',
    patterns: [
      '(si je|je) [me|suis] (trompe|trompais|fais des films|imagine|parano)',
      '(pas|plus) (sûr|sûre|certain*)',
      '(et si|peut être) (ce est|que ce est|il y a|ça) [*] (juste|rien|normal*|que)',
      '(accuser|dénoncer|détruire) .. (tort|innocent*|famille|rien|quelqu un)',
      '(invente*|raconte des|ment|mensonge*|imagination)',
    ],
    answers: [
      'Le doute suffit pour demander conseil : signaler n’est pas accuser, et ce sont d’autres qui vérifient. Si c’est une erreur, cela se verra ; si c’est vrai, cet enfant vous attendait.',
    ],
  },
  {
    id: 'ne-pas-s-en-mêler',
    patterns: [
      "(m'en|se|me|de) mêle*",
      '(bonne éducation|se regarde pas|affaires de famille|chacun (éduque|élève)|une fessée|à l ancienne)',
    ],
    answers: [
      'Frapper un enfant n’est pas une éducation, et le voir vous regarde aussi : un enfant peut rarement demander de l’aide lui-même. Au 119, vous pouvez commencer par un simple conseil.',
      'Ceux qui disent de ne pas s’en mêler ont souvent peur du conflit. Demander conseil au 119 n’engage à rien, et personne dans la famille n’a à le savoir.',
    ],
  },
  {
    id: 'anonyme-pour-un-enfant',
    patterns: [
      '(anonyme*|mon nom|sauront|saura|savoir) [*] [*] [que|moi|parents|qui]',
      "(sache*|savoir|apprenne*|devine*) que (c'est|ce est) moi",
    ],
    answers: [
      'Au 119, vous pouvez demander que votre identité ne soit pas communiquée à la famille, et même ne pas la donner. Dites d’emblée si vous craignez des représailles.',
    ],
  },
  {
    id: 'et-après-le-signalement',
    patterns: [
      '(après|ensuite|suite|se passe*|arrive*) .. (quoi|signal*|119|appel*|enfant|elle|lui)',
      '(va|vont|être) .. (placé*|placer|retirer|retiré*|enlever|séparé*|foyer)',
    ],
    answers: [
      'Des professionnels évaluent d’abord la situation, et cherchent souvent une aide à la maison ; une séparation ne se décide que par un juge, ou en urgence pour protéger. Vous pouvez demander au 119 ce qui suivra.',
    ],
  },
  {
    id: 'déjà-signalé',
    patterns: [
      "(j'ai|on a|a été) [déjà] (signalé|appelé le 119|prévenu|fait (un|le) signalement|alerté)",
      '(rien|personne) .. (bouge|fait|fait rien|suite|nouvelle*|réponse)',
    ],
    answers: [
      'Signalez de nouveau dès qu’il y a un fait de plus : chaque appel s’ajoute au dossier, même si l’on ne vous rend pas compte de la suite. En danger immédiat, c’est le 17.',
    ],
  },
  {
    id: 'en-sécurité-pour-l-instant',
    patterns: [
      '(il|elle|petit*|enfant|élève|fille|fils) est [là|bien|maintenant|déjà|encore] (en classe|à l école|en cours|à la crèche|à la cantine|avec moi|chez moi|chez nous|à l infirmerie|en sécurité)',
    ],
    answers: [
      'À l’abri pour l’instant : c’est le moment d’appeler, avant son retour.',
      'Bien, cela laisse un peu de temps pour agir avant son départ.',
    ],
  },
]
