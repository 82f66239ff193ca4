/** Something people have heard of, from us or elsewhere, and ask about: « c'est quoi, un conciliateur ? » */
export interface Term {
  id: string
  /** How people call it. */
  names: readonly string[]
  /** Letters that a reading which forgets doubled ones would take for a word: « CCAS » for « cas ». Read as the first name. */
  sigles?: readonly string[]
  /** Mivoix has this too: who asks what it costs asks it of us. */
  isOurs?: boolean
  is: string
  /** What may be asked of it, where that has an answer. */
  cost?: string
  where?: string
  how?: string
  hurts?: string
  secret?: string
}

export type Aspect = Exclude<keyof Term, 'id' | 'names' | 'sigles' | 'isOurs'>

/** The ways of asking for each, in the order they are answered in. */
export const askingFor: Readonly<Record<Aspect, readonly string[]>> = {
  is: [
    "(c'est|c'était|ce serait|serait) quoi & ! (problème|intérêt|rapport|but|solution|idée|plan|suite|prochain*|souci|étape*)",
    "c'est qui [un|une|le|la|les|ces|ça] *",
    "qu'est ce que c'est",
    "qu'est ce (qu'un|qu'une|que le|que la|que les|qu'on appelle|que ça veut dire)",
    "(kezako|qu'est ce que (un|une|le|la|l'))",
    '(ça|cela|il|elle|on|ils|elles|un|une) .. (fait|font|veut dire|consiste en|sert à|servent à) quoi',
    '(à quoi (ça|cela|il|elle)|à quoi) (sert|servent)',
    '(que|ce que) (veut dire|signifie|ça veut dire)',
    '(définition|ça existe [vraiment|encore] $)',
    "(connais|connaissais|connaît|sais|comprends|savais) [même] pas (ce que c'est|c'est quoi|ce que ça veut dire|ce que)",
    'jamais entendu parler',
    '(quelle|quelles|c est quoi la|la) différence*',
  ],
  hurts: [
    '(ça|cela|est ce que ça|il|elle) [va|peut] [me|te|vous|lui] (fait|faire|fera) [très|trop|super|vraiment|beaucoup|bien] mal',
    '(fait|faire|fera) [te il|te elle|t il|t elle] [très|trop|vraiment] mal',
    '(douloureux|douloureuse|douleur)',
    '(sent|sentir|sens) (quelque chose|rien|la douleur)',
  ],
  cost: [
    '(coûte|coûtent|coûter|coûterait|payer|paye|paie|payant|payante|gratuit|gratuite|gratuits|prix|tarif|tarifs|cher|chère|rembours*)',
    "(combien .. (euros|séance|ça|c'est)|c'est combien|les moyens)",
  ],
  how: [
    '(comment .. (se passe|se déroule|ça marche|fonctionne*)|(se passe|se déroule|marche|fonctionne) comment)',
    '(dure|durent|prend|prendre) .. (combien|longtemps)',
    'combien de (temps|séances)',
    '(première fois|premier rendez vous|déroulement)',
  ],
  where: [
    '(où|comment) .. (trouve*|trouver|joindre|joint|contacte*|contacter|adresser|adresse|rendez vous|saisir|demander|demande|obtenir|avoir accès|va|aller|prendre contact)',
    '(trouve|trouver|trouver ça|contacter|contacte|joindre|adresser|aller) (où|ou|comment)',
    '(à qui|qui) .. (demander|adresser|appeler|contacter)',
    '(fais|fait|faire|faut) (comment|quoi) pour .. (contacter|joindre|voir|avoir|trouver|aller|demander)',
  ],
  secret: [
    '(secret|confidentiel|confidentielle|anonyme|anonymat)',
    '(saura|sauront|savoir|saurait|prévenir|prévient|préviennent|répéter|répète|répéteront|dire|dit|diront|courant) .. (parents|mère|père|maman|mari|femme|patron|employeur|chef|boîte|travail|école|lycée)',
    '(parents|mère|père|maman|mari|femme|patron|employeur|chef|boîte|travail|école|lycée) .. (saura|sauront|savoir|saurait|au courant|prévenu*|prévient)',
  ],
}
