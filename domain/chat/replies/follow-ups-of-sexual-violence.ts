import type { FollowUp } from './follow-up.ts'

/** Asked of a husband or a wife, whichever danger was heard first. */
export const marriageGivesNoRight: FollowUp = {
  id: 'son-droit',
  namesLine: true,
  patterns: [
    '(son|leur) droit & (mari*|épou*|femme|homme|couple|pensais|pense|croyais|dit|est ce|ans)',
    'devoir (conjugal|d épouse|de femme|d une (épouse|femme))',
    '(oblig*|droit de) .. (mariage|mariée|marié|épouse|mari) & (refuser|dire non|accepter|coucher|rapport*)',
  ],
  answers: [
    'Être mariés ne donne aucun droit sur votre corps : un rapport imposé est un viol, dans le mariage aussi, et la loi française le dit. Un non vaut à chaque fois, après trente ans comme au premier jour.',
    'Aucun devoir n’oblige à cela : ni l’âge du mariage, ni ce que dit l’entourage. Votre non suffit, et ce qui se fait malgré lui est interdit par la loi.',
  ],
  questions: ['Vous sentez-vous en sécurité, cette nuit ?'],
}

/** What people say and ask after a sexual violence: what cannot wait first, nothing forced, no word put into their mouth. */
export const followUpsOfSexualViolence: readonly FollowUp[] = [
  marriageGivesNoRight,
  {
    id: 'soins-sans-plainte',
    patterns: [
      '(peux|puis|possible|droit|obligé*|faut|dois|vais|aller) ... (médecin|docteur|hôpital|urgences|gynéco*|sage femme|examiné*|soigné*) & (quand même|sans|plainte|police|gendarmes|voir|consulter|examiné*|soigné*) & ! (prévenir|signale*)',
      '(soins|examen|médecin|hôpital) sans (plainte|police|porter plainte)',
    ],
    answers: [
      'Oui. Un médecin, une sage-femme ou les urgences de l’hôpital vous reçoivent sans plainte ni police, et gardent le secret. Le plus tôt est le mieux, dans les trois jours si vous le pouvez : certains soins ne se font que vite. Vous pouvez y aller avec quelqu’un, et arrêter l’examen quand vous voulez.',
    ],
    questions: ['Qui pourrait vous y accompagner ?'],
  },
  {
    id: 'contraception-d-urgence',
    patterns: [
      '(peur|risque|possible|crois|suis|serais|si|tomber|tombée|être) .. enceinte',
      '(pilule|contraception|contraceptif*) .. (lendemain|urgence|encore|trop tard|prendre)',
      '(sans|pas de|pas mis de|enlevé (le|la)) (préservatif|capote|protection)',
      'pas (protégé*|mis de (préservatif|capote))',
    ],
    answers: [
      'Il est peut-être encore temps : la pilule d’urgence se prend le plus tôt possible, jusqu’à trois ou cinq jours après selon la pilule. En pharmacie, aujourd’hui, elle est gratuite et sans ordonnance ; le pharmacien voit avec vous laquelle convient.',
      'La contraception d’urgence n’attend pas : une pharmacie, ou les urgences si tout est fermé, gratuitement et sans ordonnance. Passé cinq jours, un médecin, une sage-femme ou un centre de santé sexuelle vous reçoit sans juger.',
    ],
    questions: ['Y a-t-il une pharmacie ouverte près de vous ?'],
  },
  {
    id: 'infections',
    patterns: ['(vih|sida|ist|mst|infection*|hépatite|maladie sexuelle*|attrapé quelque chose|contamin*)'],
    answers: [
      'Un traitement peut empêcher le VIH de s’installer s’il commence très vite, au plus tard dans les deux jours : c’est aux urgences, à toute heure. On y cherche aussi les autres infections, même plus tard.',
    ],
  },
  {
    id: 'souvenirs-qui-manquent',
    patterns: [
      '(drogué*|ghb|dans mon verre|soumission chimique|trou noir|black-out|blackout)',
      '(souviens|souvenir|rappelle|souvenirs) (plus|pas|de rien|rien)',
    ],
    answers: [
      'Ne pas se souvenir ne veut pas dire qu’il ne s’est rien passé, et n’est pas votre faute. Dites-le en arrivant aux urgences : un produit peut parfois se chercher dans le sang, les urines ou les cheveux, et le plus tôt est le mieux.',
    ],
  },
  {
    id: 'où-se-faire-soigner',
    patterns: [
      'où (aller|je vais|je peux aller|me rendre|on va)',
      '(aller|vais|irais|vas) où',
      '(quel|quelle) (hôpital|service|médecin|endroit)',
      '(qui|où) (voir|consulter)',
    ],
    answers: [
      'Aux urgences d’un hôpital, à toute heure : on y soigne sans plainte et sans rendez-vous. En journée aussi, un médecin, une sage-femme ou un centre de santé sexuelle ; pour la contraception d’urgence, une pharmacie.',
    ],
    questions: ['Qui pourrait vous y accompagner ?'],
  },
  {
    id: 'comment-le-dire',
    patterns: [
      'comment [je|on|le|lui|leur|en] [lui|leur|le|en|peux] (dis|dire|parle|parler|annonce|annoncer|explique|expliquer)',
      '(dis|dire|parle) [lui|leur|ça] (comment|quoi)',
      '(quoi|que) (lui|leur) dire',
      "(ose|arrive|peux|veux) pas .. (mot|prononcer|le dire|en parler|l'écrire)",
    ],
    answers: [
      'Le mot n’est pas obligé. « Il m’est arrivé quelque chose de grave, j’ai besoin de toi. Tu viens avec moi ? » suffit, et vous pouvez aussi l’écrire ou montrer cet écran.',
      'Une phrase, sans détail : « On m’a fait quelque chose que je ne voulais pas. » Vous n’aurez pas à raconter le reste.',
    ],
  },
  {
    id: 'va-se-faire-aider',
    patterns: [
      '(vais|irai|va|crois que je vais) [y|peut être] aller',
      "(j'y|on y) (vais|va|irai)",
      "(coloc|amie|ami|soeur|mère|copine|elle|il|frère) .. (vient avec|m'accompagne|va venir|m'emmène|y va avec)",
      '(demain|lundi|ce matin|ce soir) avec (elle|lui|ma|mon)',
    ],
    answers: [
      'C’est un pas important, et à deux c’est plus facile. Si c’est récent, mieux vaut ne pas trop attendre : aujourd’hui si vous le pouvez.',
      'Bien. Sur place, vous pouvez dire non ou stop à chaque geste, et demander que quelqu’un reste à côté de vous.',
    ],
  },
  {
    id: 'l-examen',
    patterns: [
      '(examen|examiner|gynéco*|prélèvement*|me déshabiller|me toucher)  & (peur|veux pas|comment|obligé*|mal|honte|font)',
    ],
    answers: [
      'Rien ne se fait sans votre accord : vous pouvez refuser un geste, demander une femme, une pause, ou la présence de quelqu’un. Les soins se font même sans examen complet.',
    ],
  },
  {
    id: 'dans-le-couple',
    patterns: [
      '(mari|copain|conjoint|compagnon|mec|femme|copine|couple|ensemble|marié*) .. (droit|devoir|normal|viol|obligé*|compte)',
    ],
    answers: [
      'En couple aussi, il faut un accord, à chaque fois. Sans accord, ce n’est pas permis, et le mariage n’y change rien.',
    ],
  },
  {
    id: 'trop-tard',
    patterns: ['(trop tard|lavé*|douché*|pris une douche|changé* de vêtements|jeté mes vêtements)'],
    answers: [
      'Non, il n’est pas trop tard. Même après une douche, un examen reste utile : pour vous soigner d’abord, et parfois pour des preuves. Gardez les vêtements tels quels, dans un sac en papier.',
    ],
    questions: ['Qui pourrait vous accompagner aux urgences ?'],
  },
  {
    id: 'sans-avoir-dit-non',
    patterns: [
      '(vraiment|bien|considéré*) .. (viol|agression)',
      '(ai|a|avais) (pas|rien) (dit non|dit|crié|débattu*|bougé|résisté|réagi)',
      '(figé*|sidéré*|paralysé*|tétanisé*|laissé faire)',
      "j'avais (bu|trop bu)",
    ],
    answers: [
      'Ne pas avoir crié ou résisté ne veut pas dire avoir été d’accord. Se figer, avoir bu, ne rien pouvoir dire : cela arrive très souvent, et ce n’est jamais votre faute.',
      'Oui, cela compte : sans accord, ce n’est pas permis. La façon dont votre corps a réagi pour tenir n’y change rien.',
    ],
  },
  {
    id: 'me-croyez-vous',
    patterns: ['(croyez|crois) (tu|vous) [moi|$|,]', '(me|te) (croyez|crois)'],
    answers: ['Oui, je vous crois.'],
  },
  {
    id: 'le-croiser',
    patterns: [
      '(croiser|revoir|recroiser|tomber sur) .. ',
      '(dans|à) (ma|la|mon|le) (promo|fac|classe|travail|boulot|immeuble|lycée)',
    ],
    answers: [
      'Craindre de le croiser est bien normal. On peut demander à la fac, au travail ou à l’école de quoi ne plus être au même endroit, avec une association à vos côtés.',
    ],
  },
  {
    id: 'longtemps-après',
    patterns: ['(il y a|ça fait|ya|y a|depuis) * (mois|ans|années|semaines|an)'],
    answers: [
      'Même des mois ou des années après, on peut être soigné, entendu, et décider de la suite. Il n’est pas trop tard pour en parler.',
    ],
  },
]
