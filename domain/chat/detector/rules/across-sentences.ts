import { ASKED, DYING, WISH_THEN } from '../excusers/settled-elsewhere.ts'
import type { Rule } from '../rule.ts'

/** A reason to worry that takes two sentences to say: `patterns` in one of them, `beside` in one of them as well, be it the same. */
export interface RuleAcrossSentences extends Omit<Rule, 'unless'> {
  beside: readonly string[]
}

/** The rule of somebody spoken of who knows how they would die. */
export const THEIR_PLAN = 'proche-qui-a-choisi-comment'

/** The death of somebody spoken of that is chosen by law, in a story, or by an illness. */
const NO_PLAN_OF_THEIRS =
  '(euthanasi*|directives|fin de vie|obsèques|enterrement|enterré*|incinér*|palliatif*|suisse|belgique|roman|livre|film|série|personnage*|jeu|cancer|vacances|mariage|lui parler|lui dire)'

/** « Comment », and nothing that says of what else: « comment se réorienter », « où il veut vivre » are no way to die. */
const DO_IT =
  "($|,|et|ou|ni|mais|pour|[il|elle] [va|allait|veut|voulait|comptait|compte] (faire|le faire|le ferait|le fera|ferait|fera|s'y prendre|s'y prendrait|s'y prendra|procéder|mourir|en finir|se tuer|se suicider|se pendre|se jeter|sauter|passer à l'acte))"
const HOW_AND_WHEN = `((comment|où|quand|avec quoi) ${DO_IT}|(le|un|son) moyen|(la|une|sa) (méthode|façon de (mourir|faire|partir))|(le|son) jour ${DO_IT}|(la|une|sa) date ${DO_IT}|(l'endroit|le lieu|l'heure|le pont|l'arbre) ${DO_IT})`

/** What one said of long ago, or denied, is taken back by the next sentence; what somebody wants is made a plan by how. */
export const rulesAcrossSentences: readonly RuleAcrossSentences[] = [
  {
    id: 'personnage-et-ce-qui-marcherait',
    level: 'crise',
    situation: 'method-question',
    why: "Un personnage qui se tue, et la phrase d'après qui demande ce qui marche vraiment : aucune histoire n'a besoin de cette réponse.",
    always: true,
    patterns: [
      "(personnage*|héros|héroïne|roman|nouvelle|histoire|scénario|il|elle) ... (s'empoisonn*|se (tue|tuer|suicide|suicider|pend|pendre|noie|noyer|jette|jeter)|se donne* la mort|met fin à ses jours|meurt exprès) & ! (hier|vient de|répond plus|fils|fille|mari|frère|soeur|copain|copine|ami|amie)",
    ],
    beside: [
      "(qu'est ce qui|que est ce qui|quoi qui|lequel|laquelle|quelle dose|combien|comment (il|elle) fait) .. (marche|marcherait|marchera|efficace*|suffi*|à tous les coups|à coup sûr|sûr que ça|foire pas|rate pas|faut [en|en tout]) & ! (lecteur*|éditeur*|scène|suspense|style)",
    ],
  },
  {
    id: 'cachets-mis-de-côté',
    level: 'crise',
    situation: 'plan',
    why: "Des cachets donnés, que l'on ne prend pas et que l'on garde cachés : une réserve.",
    always: true,
    patterns: [
      '(cachet*|comprimé*|médicament*|somnifère*|gélule*|médoc*|pilule*) & (donne|donnent|donné*|prescri*|infirmière|infirmier|docteur|médecin|psychiatre|traitement)',
    ],
    beside: [
      '(les|mes) [*] (garde|gardes|gardais|stocke|mets de côté|cache|planque|accumule|collectionne) ... (chaussette|boîte|tiroir|trousse|sac|matelas|cachette|placard|pochette|armoire|bocal|depuis) & ! (enfant*|chien|chat|mère|père|pharmacie|pilulier|frigo|péremption|semainier)',
    ],
  },
  {
    id: 'ancien-et-revenu',
    level: 'crise',
    situation: 'ideation',
    why: "Une envie de mourir d'autrefois, et la phrase d'après qui dit qu'elle est là de nouveau.",
    always: true,
    patterns: [
      WISH_THEN,
      'au bord du suicide',
      '(jamais|pas) (penser|pensé|vouloir|voulu) [au|à|le] (suicide|mourir|mort)',
    ],
    beside: [
      '^ [et|mais] (maintenant|aujourdhui|là|ces jours ci|depuis) [,] (oui|si|aussi|encore|pareil|toujours|de nouveau|à nouveau|ce est pire|rien n a changé|ce est revenu|ça revient|ça recommence|je replonge) [encore|qu avant|que jamais|$]',
      '^ [et|mais] (ça|ce est|tout|l envie|l idée) [est|me] (revien*|revenu*|reprend|recommenc*) [en ce moment|depuis *|ces jours ci|ces temps ci|$]',
      '^ [et|mais] (maintenant|aujourdhui) [,] (je y|y) suis (encore|toujours|de nouveau|à nouveau|revenu*)',
      '(pris|prise) ma décision $',
      '(je y|y) (repense|repensé|repensais) & ! (sourire|rire|sourit|fier*|tendresse|gratitude)',
    ],
  },
  {
    id: THEIR_PLAN,
    level: 'crise',
    situation: 'other-imminent',
    why: "Un proche pense au suicide et sait comment, où ou quand : ce n'est plus une inquiétude, c'est un plan.",
    always: true,
    patterns: [
      `(il|elle|{proche}) [*] (a|avait|aurait) [déjà|bien|même|tout] (choisi|décidé|prévu|trouvé|planifié|arrêté) [déjà|même|exactement] ${HOW_AND_WHEN} & ! ${NO_PLAN_OF_THEIRS}`,
      `(il|elle|{proche}) (sait|savait|saurait) [déjà|exactement|très bien|bien] ${HOW_AND_WHEN} & ! ${NO_PLAN_OF_THEIRS}`,
      `(il|elle|{proche}) [*] (a|avait) [déjà|même|bien] (un plan|un scénario|une méthode|une date en tête|tout (planifié|organisé|préparé|prévu)) & ! (${NO_PLAN_OF_THEIRS}|voyage|projet|travail|boulot|fête|week end)`,
      `(il|elle|{proche}) .. (dit|expliqué|raconté|décrit|écrit) ${HOW_AND_WHEN} & ! ${NO_PLAN_OF_THEIRS}`,
    ],
    beside: [
      '(il|elle|{proche}) ... (plus|aucune) [de|aucune] raison* de (vivre|rester|continuer)',
      '(il|elle|{proche}) ... (pense|pensait|parle|parlait|songe|songeait|idées|pensées|envisage|envisageait|évoque|évoqué) .. (suicide|suicider|suicidaires|se tuer|mourir|en finir|passer à l acte)',
      '(il|elle|{proche}) ... (veut|voulait|voudrait|allait|va|compte|comptait|préfère|préférait|envie de) [plus|juste|vraiment] (mourir|se suicider|se tuer|en finir|se pendre|se foutre en l air|mettre fin à (ses jours|sa vie)|disparaître|vivre) & ! en finir avec (ses|son|sa|le|la|les|ce|cette|leur) [*] & ! (vivre|disparaître) (avec|chez|à|en|au|ici|dans)',
    ],
  },
  {
    id: 'non-qui-était-faux',
    level: 'vigilance',
    situation: 'passive',
    why: "Avoir répondu non à qui demandait si l'on voulait mourir, et dire ici que c'était faux, ou pour avoir la paix.",
    always: true,
    patterns: [`${ASKED} [*] [*] [*] si (je|j') [*] [*] [*] [*] ${DYING}`],
    beside: [
      '(dit|répondu|réponds|répond) [que] non ... (menti|mens|mentais|faux|pas vrai|pas la vérité|rien vu|(me laisse|me laissent|être|avoir) [la] (tranquille|paix)|pas [l|la|le|les] inquiéter|pas (être|qu on m) (hospitalis*|enferm*|intern*))',
      '(dit|répondu|réponds|répond) [que] non mais (si|oui|en fait|en vrai|en réalité) [si|oui|$]',
      '^ [et|mais] (je ai|je) [lui|leur|encore] (menti|mens|mentais)',
    ],
  },
  {
    id: 'refus-passé-outre',
    level: 'danger',
    situation: 'sexual-violence',
    why: "Quelqu'un raccompagne, monte, entre, et le non que l'on a dit : la suite ne se dit pas, et se devine.",
    always: true,
    patterns: [
      '(ai|avais) [*] (dit|répété|redit|crié) [que] (non|stop|arrête) [*] (plusieurs fois|dix fois|trois fois|dix fois|deux fois|cinq fois|encore et encore|et (il|elle) a continué|mais (il|elle) a continué|$) & ! (travail*|samedi|projet|dossier|café|augmentation|heures sup*|question*|proposition|offre|gâteau|dessert|enfant*|fils|fille)',
      "(il|elle) (a|m'a) [pas|jamais] (écouté*|continué|insisté|forcé*|arrêté) & (non|stop|arrête|déshabill*|envie|sur moi)",
    ],
    beside: [
      '(il|elle|{proche}|responsable|collègue|chef|patron|mec|gars|type|ami|pote) (est|était) (monté*|entré* (chez moi|dans ma chambre|dans mon lit)|resté* chez moi)',
      "(je suis|suis|j'étais) (montée|monté|restée) (chez lui|dans sa (chambre|voiture)|à l'hôtel)",
      "(m'a (suivi*|poussée|plaquée|enfermée)) .. (chez moi|chambre|lit|voiture|ascenseur|toilettes|canapé)",
    ],
  },
  {
    id: 'image-montrée-à-tous',
    level: 'danger',
    situation: 'cyber',
    why: "Ce qu'on avait confié à un seul, mis sous les yeux de la classe : le 3018 fait retirer.",
    always: true,
    patterns: [
      "(il|elle|ils|elles|on) [ne] [l'|la|le|les|tout] [a|ont] (mis|mise|mises|envoyé*|balancé*|posté*|publié*|partagé*|affiché*|transféré*) [*] [*] (groupe [de] [la] (classe|lycée|collège|promo|équipe|section)|groupe (snap|insta|whatsapp|discord)|snap|insta*|story|tiktok|réseaux|whatsapp de la classe) & ! (mis dans le groupe (pour|avec)|devoirs|planning|agenda|cours|exercice*|cagnotte|invitation|sondage)",
    ],
    beside: [
      "tout le monde [me|l'|la|le|les|a|m'a|nous] [a] (vu|vue|vus|vues|regardé*|reconnu*|moque|rigole|insulte)",
      "(toute la classe|tout le lycée|tout le collège|toute l'école|toute la promo) [me|l'|la|le|les] [a] (vu|vue|vus|vues|rigole|moque|insulte|parle)",
    ],
  },
  {
    id: 'chandelle-que-l-on-souffle',
    level: 'crise',
    situation: 'veiled',
    why: 'Les carnets brûlés, les clefs rendues, et une dernière lumière à éteindre : une fin dite par image.',
    always: true,
    patterns: [
      "(plus|reste) [plus] (que de|que d'|qu'à|que à|à|de) (souffler|moucher|éteindre|tirer|baisser) (la|ma|le) (chandelle|bougie|flamme|lampe|lumière|rideau|révérence)",
    ],
    beside: [
      '(brûlé|jeté|détruit|déchiré) (mes|tous mes|les|ma|mon) (carnet*|lettre*|journaux|journal|cahier*|photos|papiers|correspondance|manuscrit*)',
      '(dit|fait|écrit) (mes|les) (adieux|au revoir)',
    ],
  },
]
