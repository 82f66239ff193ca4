import type { Lexicon } from '../../detector/pattern.ts'

/** What may stand around a question that leaves its subject out. */
const START =
  '[ok|oui|non|bon|mais|et|donc|alors|du coup|sinon|merci|concrètement|dans ce cas|en vrai|là] [,] [mais|et|alors|du coup|moi|là|concrètement] [,]'
const END =
  "[maintenant|alors|du coup|moi|là|ici|donc|demain|ce soir|lundi|concrètement|dans ce cas|svp|s'il vous plaît|à votre avis|vous croyez|vous pensez|selon vous|ou pas|ou non|non|hein|à ma place|en attendant|la prochaine fois|en premier] [svp|s'il vous plaît|vous croyez|vous pensez|à votre avis|non] $"

/** How work, studies, money, a roof and the days are asked about: loosely, beside a subject, then where the subject is left out, then of what. */
export const everydayWords: Lexicon = {
  'comment dire': [
    "comment .. (dire|dis|dit|dise|annonc*|avou*|parl*|expliqu*|abord*|amener|formul*|tourner|tourne|présent*|répond*|demand*|refus*|prévenir|préviens|écrire|écris|réclam*|m'excuser|excuse)",
    '(dire|dis|dit|annonc*|avou*|parl*|expliqu*|abord*|formul*|tourne|répond*|demande|demander|refuse|préviens|écris|réclam*) .. comment',
    '(dire|dis|dit|dise|répond*|écrire|écris|raconte|raconter|mets|mettre) [lui|leur] quoi',
    '(quoi|que) [lui|leur|vous] (dire|répondre|écrire|mettre|raconter)',
    "qu'est ce que (je|on) [lui|leur|peux|peut|dois|pourrais] [lui|leur] (dis|dit|dire|répond*|écris|écrire|mets|raconte)",
    "(qu'est ce que|que|quoi) .. (faut|dois|peux|peut) [lui|leur] (dire|répondre|écrire)",
    '(quels|quelle|les|des|une|un) (mots|phrase|phrases|exemple|modèle|message|mail|formule|formulation) (pour|à|de|type|par|toute|simple)',
    "(aider|aide|aidez) .. (écrire|rédiger|formuler|préparer|répondre|dire|l'annoncer)",
    '(quelle phrase|quels mots|un exemple|une phrase|un modèle)',
  ],
  'que faire': [
    '(je|on) [me|lui|leur|y] (fais|fait|fasse|ferais|fé|fai) quoi',
    '(que|quoi) faire',
    'comment',
    '(un|des|vos|tes|une|quelques|quel*|le) (conseil*|idée*|astuce*|solution*|truc*|piste*|technique*|méthode*|moyen*)',
    "qu'est ce que (je|on) (fais|fait|dois|doit|peux|peut|pourrais|devrais)",
    '(par où|par quoi) .. commenc*',
    'commenc* (par où|par quoi)',
    '(que|quoi) (dois|puis|devrais|peux) je',
    '(que|quoi) .. (conseillez|conseilles|proposez|feriez|ferais)',
    '(feriez|ferais) .. quoi',
    'à ma place',
    '^ [ok|bon|oui] et (maintenant|après)',
  ],
  'faut-il': [
    '^ [et|mais|donc|alors|bon|du coup] je [lui|leur|y|en|le|la|les|me] (continue|accepte|refuse|arrête|signe|prends|reste|pars|attends|relance|demande|insiste|laisse)',
    "(je dois|je doi|dois je|devrais je|je devrais|j'devrais|faut|faut il|faudrait|vaut mieux|vaudrait mieux|vaut il mieux|est ce que je|bonne idée|mauvaise idée|j'ai raison|j'ai tort|ça vaut le coup|ou pas|ou non|obligé*|je peux|puis je|je ferais mieux|je ferais bien|feriez|à ma place|votre avis|vous pensez|vous croyez|tu penses|tu crois|conseillez|conseilles|ou (je|on|attendre|plutôt|rien)|une connerie|une bêtise|une erreur|risqué|raisonnable)",
  ],
  'peut-on': [
    "(je peux|je peu|puis je|on peut|peut on|peut il|il peut|elle peut|ils peuvent|peuvent ils|possible|moyen|le droit|le droi|droit de|j'ai droit|droit à|autorisé*|obligé*|légal|interdit|permis)",
  ],
  'qui voir': [
    '(qui|à qui|vers qui|auprès de qui) .. (voir|appeler|contacter|parler|parle|adress*|demander|demande|tourner|tourne|renseign*|aider|aide|peut|vais|dois)',
    '(voir|appeler|contacter|parler à|adresse à|adresser à|demander à|demande à|appelle|contacte|vois|parle à) qui',
    '(où|quel endroit) .. (aller|vais|adress*|demander|trouver|trouve|renseign*|aide*)',
    '(quel|quelle) (service|organisme|médecin|association|asso|bureau)',
    "(quelqu'un|association*|asso|assos|organisme*|service*|des gens|un endroit) .. (aide*|renseign*|conseil*|qui|pour)",
    '(de|avoir|trouver|demander) .. aide à qui',
  ],
  "c'est normal": [
    "(normal|normale|bizarre|grave|honteux|la honte|égoïste|c'est mal|mal vu|ridicule|j'exagère|j'abuse|courant|fréquent|fou|folle|con|bête|nul|irresponsable|ingrat*)",
  ],
  'que faire alors': [
    `^ ${START} (je|on) [me|lui|leur|y|dois|peux|peut|pourrais] (fais|fait|fasse|ferais|faire|fé|fai) quoi ${END}`,
    `^ ${START} (que|quoi) faire ${END}`,
    `^ ${START} comment [je|on] (faire|fais|fait|réagir|réagis|gérer|gère|m'y prendre|m'y prends|m'en sortir|m'en sors|rebondir|rebondit|tenir|tiens|arrêter|arrête|en sortir|relancer) [après ça|avec ça|pour ça|pour tenir|pour arrêter] ${END}`,
    `^ ${START} je [m'y|me|y|la|le|les] (fais|fé|fai|prends|réagis|gère|tiens|sors|relance|arrête) comment ${END}`,
    `^ ${START} [vous avez|vous auriez|tu as|t'as|auriez vous|avez vous] [pas] (un|des|vos|tes|une|quelques) (conseil*|idée*|astuce*|solution*|truc*|piste*|technique*|méthode*) [concret*|simple*|pour moi|pour ça|pour ce soir|pour demain|à me donner] ${END}`,
    `^ ${START} qu'est ce que (je|on) (fais|fait|dois faire|doit faire|peux faire|peut faire|pourrais faire|devrais faire) ${END}`,
    `^ ${START} [je] [dois] [commenc*] (par où|par quoi) [je|on] [commenc*] ${END}`,
    `^ ${START} (que|quoi) (dois|puis|devrais|peux) je faire ${END}`,
    `^ ${START} (vous|tu) (feriez|ferais|conseillez|me conseillez) quoi [à ma place] ${END}`,
    '^ [ok|bon|oui|mais] et (maintenant|après|ensuite) $',
  ],
  'comment le dire': [
    "comment .. (lui|leur|l'|ça|cela) .. (dire|dis|dit|annonc*|avou*|parl*|expliqu*|répond*|demand*|refus*|prévenir|préviens|réclam*|m'excuser)",
    `comment [je|on] [peux|dois|le|la|en|m'] (dire|dis|annonc*|avou*|parler|parle|expliqu*|répond*|prévenir|m'excuser|excuser) ${END}`,
    '(lui|leur|en) (dire|dis|dit|réponds|répond|répondre|écris|écrire|parle|demande|annonce|explique|préviens) [le|la] (quoi|comment)',
    `(je|on) (dis|dit|réponds|répond|écris|mets|raconte) quoi ${END}`,
    `^ ${START} (quoi|que) [lui|leur] (dire|répondre|écrire) ${END}`,
    "qu'est ce que (je|on) [dois|peux|pourrais] (lui|leur) [dois|peux] (dis|dit|dire|répond*|écris|écrire)",
    `^ ${START} (quelle phrase|quels mots|un exemple [de phrase]|une phrase|un modèle) [par exemple] ${END}`,
  ],
  'faut-il donc': [
    '(je dois|je doi|dois je|devrais je|je devrais|faut que je|faut il que je|il faut que je|faut|est ce que je|vaut mieux) .. (lui|leur|le|la|en|y|ça) [le|la|en] (dire|dise|parler|parle|demander|demande|répondre|réponde|aller|aille|faire|fasse|donner|donne|laisser|accepter|refuser|prévenir|avouer)',
    `^ ${START} (je dois|je doi|dois je|devrais je|je devrais|faut que je|faut|est ce que je dois|est ce que je peux|je peux|vaut mieux) (accepter|accepte|refuser|refuse|attendre|insister|rester|reste|partir|parte|continuer|arrêter|demander|le dire|signer|porter plainte|m'excuser|laisser tomber|laisser passer) [franchement|tout de suite|maintenant|quand même] ${END}`,
    `^ ${START} je [lui|leur|y|en|le|la|les|me|l'] [lui|leur|en] (continue|accepte|refuse|arrête|signe|prends|reste|pars|attends|relance|demande|insiste|laisse|dis|réponds|parle|préviens|vais|fais) [à lui en donner|à donner] ${END}`,
    '^ [et|mais|donc|alors|bon|du coup] je [lui|leur|y|en|le|la|les|me] (continue|accepte|refuse|arrête|signe|prends|reste|pars|attends|relance|demande|insiste|laisse|dis|réponds|lâche|tiens) .. ou (pas|non|je|j|attends|attendre)',
    `^ ${START} [c'est] [une] (bonne idée|mauvaise idée|connerie|bêtise|erreur) ${END}`,
    "(j'ai raison|j'ai tort|j'exagère|j'abuse)",
  ],
  'a-t-on le droit': [
    `(a|as|ai|ont) [t il|il|elle|on|bien|vraiment] le (droit|droi) [de (faire|dire) (ça|cela)|de me faire ça|pour ça|de faire comme ça] ${END}`,
    `^ ${START} (c'est|est ce) [bien|vraiment|pas] (légal|illégal|autorisé|permis|possible|interdit|normal) [ça|cela|de faire ça] ${END}`,
    `^ ${START} [est ce que] je suis obligé* [d'y aller|d'accepter|de répondre|de le faire|de partir|de payer|de venir] ${END}`,
    `(il|elle|ils|on) (peut|peuvent) [vraiment|me|nous] [me|nous] (faire ça|faire cela|refuser|faire) ${END}`,
    '(je|on) (peux|peut|peu) (refuser|dire non|contester|me plaindre|faire quelque chose|demander (un délai|du temps))',
  ],
  'qui alors': [
    `(à qui|vers qui|qui|chez qui) [est ce que] [je|on] (peux|peut|dois|pourrais|puis je|vais|parle|demande|m'adresse|appelle|voir|contacter|appeler|demander) [me|m'] [en|le|lui] [parler|demander|voir|aider|contacter|appeler|m'adresser|adresser|dire|renseigner|conseiller] ${END}`,
    `(à qui|vers qui) (en parler|le dire|demander|m'adresser|s'adresser) ${END}`,
    `(voir|appeler|contacter|parler à|demander à|adresser à|appelle|contacte|vois|parle à|demande à) qui ${END}`,
    `^ ${START} où [je|on] (aller|vais|peux aller|m'adresser|demander|trouver de l'aide) ${END}`,
  ],
  'normal donc': [
    `^ ${START} (c'est|c est|est ce|est ce que c'est) [pas|vraiment|si|un peu|trop|quand même] (normal|normale|bizarre|grave|honteux|la honte|égoïste|mal|mal vu|ridicule|courant|fréquent|fou|con|bête|nul|irresponsable|raisonnable) [ça|cela|d'en souffrir|de ressentir ça] ${END}`,
    `^ ${START} (vous trouvez|tu trouves) (ça|cela) (normal|bizarre|ridicule|grave|idiot|nul) ${END}`,
    `^ ${START} je suis (normal|normale|bizarre|nul|nulle|bête|égoïste) ${END}`,
  ],
  chef: [
    '(chef|cheffe|chefs|chéf|patron|patronne|patrons|boss|manager|managers|manageuse|responsable|supérieur|supérieure|n 1|employeur|directeur|directrice|direction|hiérarchie|cadre|gérant|gérante|rh|drh)',
  ],
  collègue: ['(collègue|collègues|colègue*|collaborateur*|collaboratrice*|équipe|binôme)'],
  travail: [
    '(travail|taf|taff|boulot|boulo|job|taff|boite|entreprise|poste|emploi|métier|bureau|usine|chantier|service|magasin)',
  ],
  examen: [
    '(examen|examens|exam|exams|partiel|partiels|épreuve|épreuves|concours|bac|brevet|contrôle|contrôles|rattrapage|rattrapages|oral|oraux|soutenance)',
  ],
  parents: ['(parents|mère|mere|maman|daronne|père|pere|papa|daron|darons|vieux|famille)'],
  conjoint: ['(mari|femme|conjoint|conjointe|compagne|compagnon|copain|copine|époux|épouse|chéri|chérie|mec|meuf)'],
  voisin: ['(voisin|voisine|voisins|voisines|voisinage|palier)'],
  loyer: ['(loyer|loyers|impayé|impayés)'],
  propriétaire: ['(propriétaire|proprio|bailleur|agence|logeur|proprietère)'],
  dette: [
    '(dette|dettes|endetté|endettée|découvert|crédit|crédits|emprunt*|à sec|interdit bancaire|surendett*|rouge|trou|impayé*)',
  ],
}

/** Questions that leave out what they are about. */
export const subjectLeftOut: readonly string[] = [
  '{que faire alors}',
  '{comment le dire}',
  '{faut-il donc}',
  '{a-t-on le droit}',
  '{qui alors}',
  '{normal donc}',
]
