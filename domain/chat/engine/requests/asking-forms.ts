import { askingForWords } from './asking-for-words.ts'
import { ODD, WORTHLESS } from './judging-words.ts'
import type { RequestKind } from './request.ts'

const LEAD_IN =
  '[et|mais|ok|bon|alors|euh|heu|donc|sinon|merci|non|oui|ouais|ben|bah|pardon|du coup|en fait|après] [,] [et|mais|bon|alors|du coup|en fait|merci|là] [,]'
const TO_US =
  "(vous croyez|vous pensez|tu crois|tu penses|selon vous|selon toi|d'après vous|d'après toi|à votre avis|à ton avis)"

interface AskingForm {
  kind: RequestKind
  patterns: readonly string[]
  /** Which only a question mark tells from a statement: « c'est trop tard ? » */
  marked?: readonly string[]
}

/** How each kind is asked, with or without its mark; the first that fits is what it is. */
export const askingForms: readonly AskingForm[] = [
  {
    kind: 'rhetorical',
    patterns: [
      `^ ${LEAD_IN} pourquoi (moi|lui|elle|nous|maintenant|tant de *) $`,
      `^ ${LEAD_IN} pourquoi (ça|cela) [me|m'] (arrive|tombe) [toujours|encore] [à|sur] [moi|nous] $`,
      '(à quoi bon|à quoi ça sert tout ça|pour quoi faire $)',
      `^ ${LEAD_IN} comment (il|elle|je|j'|on|ils|elles) [me|m'] (a|ai|ont) pu *`,
      `^ ${LEAD_IN} comment (il|elle|ils|elles) (peut|peuvent|ose|osent) [me|m'|nous|lui] (dire|faire|parler|traiter|laisser|penser) *`,
      "qu'est ce que (j'ai|on a) fait (pour mériter|au bon dieu)",
    ],
  },
  { kind: 'words', patterns: askingForWords },
  {
    kind: 'which',
    patterns: [
      '(vous|tu) (choisiriez|choisirais|prendriez|prendrais|préféreriez|préférerais) [quoi|lequel|laquelle|toi|vous|plutôt] $',
      '(lequel|laquelle) [des deux|vous|tu] (choisir|prendre|garder|choisiriez|choisirais|prendriez|prendrais|préférez|préfères)',
      '(je|on) (choisis|choisit|prends|prend|garde) (quoi|lequel|laquelle) [alors|du coup] $',
      '(comment|quoi) [je] (choisir|choisis|trancher) [alors|entre les deux|entre (eux|elles)|du coup] $',
    ],
  },
  {
    kind: 'place',
    patterns: [
      '^ à ma place',
      '(vous|tu|quoi|feriez|ferais|seriez|étiez) .. à (ma|notre) place',
      `(vous|tu) (feriez|ferais|iriez|irais|diriez|dirais|répondriez|répondrais) *`,
      '(feriez|ferais|iriez|diriez) (vous|tu)',
    ],
  },
  {
    kind: 'self',
    patterns: [
      "(j'exagère|j'abuse|je dramatise|j'en fais trop|je suis trop *|je demande trop|je suis chiant*|je suis nul*|je suis (une|un) mauvais* *|je suis parano|c'est moi le problème|c'est ma faute|c'est de ma faute|c'est moi qui *) [un peu|peut être|trop|rien] (ou pas|ou non|non|hein|" +
        "vous pensez|vous croyez|tu penses|tu crois|d'après vous|à votre avis) $",
      `${TO_US} (que|qu') [c'est que] (j'exagère|j'abuse|je dramatise|j'en fais trop|je suis trop|je demande trop|je suis nul*|je suis (une|un) mauvais*|c'est moi le problème|c'est [de] ma faute)`,
      "(j'ai|je n'ai pas|j'avais|ai je|est ce que j'ai) (raison|tort) [ou pas|ou non|de|d'|non] & ! (eu|pense|donné|toujours)",
      "(j'ai|est ce que j'ai) (bien|mal) fait (de|d'|ou|non)",
    ],
    marked: [
      "(j'ai|je l'ai) (fait|dit|commis) (une|des) (connerie*|erreur*|bêtise*)",
      "(c'est moi|c'est [de] ma faute|je suis (nul*|bête|trop))",
      `(je suis|suis je|je dois être) [vraiment|si|juste|donc|peut être] ${WORTHLESS}`,
      "^ [et|mais] [est ce que] (j'exagère|j'abuse|je dramatise|j'en fais trop|je suis parano|j'exagère vraiment)",
      'est ce que (je exagère|je abuse|je dramatise)',
    ],
  },
  {
    kind: 'idea',
    patterns: [
      "^ [et|mais] (un|une|des) * c'est [un peu|trop|pas] (nul|ringard|bizarre|lourd|bête|naze|gnangnan|ridicule|lâche) (non|ou pas|hein|ou non) $",
    ],
  },
  {
    kind: 'normal',
    patterns: [
      "(c'est|est ce|c'était) [vraiment|pas] (normal|normale) (de|d'|si|que|qu'|à|pour) * & ! (dit|disent)",
      `(c'est|est ce|ça fait|c'était) [vraiment|un peu|pas|quand même|trop|si] ${ODD} (si|ou pas|ou non) *`,
      "^ .. c'est [un peu|trop|quand même|vraiment] * (de|d') (être|avoir|penser|faire|ressentir|pleurer|vouloir|dire|rester|garder|parler|en vouloir) *",
      `est ce que (c'est|ça fait) [vraiment|un peu|si] ${ODD} *`,
      `(c'est|est ce|ça fait|c'était) [vraiment|un peu|pas|quand même|trop|si] ${ODD} ... (non|hein|si|ou pas|ou non) $`,
      `(c'est|est ce) [vraiment|bien] (normal|normale|courant|fréquent)`,
      '(vous|tu) (trouve*|trouvez) (ça|cela|que) .. (juste|correct|logique|excessif)',
      `(vous|tu) (trouve*|trouvez) (ça|cela|que) .. ${ODD}`,
      `${TO_US} .. (normal|normale|bizarre|ridicule)`,
      'suis je (normal|normale|bizarre|folle|fou)',
      `^ [un peu|vraiment|c'est] ${ODD} (non|hein|ou pas) $`,
    ],
    marked: [`(c'est|est ce|ça fait|c'était) [vraiment|un peu|pas|quand même|trop|si] ${ODD} [de|d'|que|qu'|à|pour]`],
  },
  {
    kind: 'idea',
    marked: [
      "(c'est|est ce|serait|ce serait) [une|vraiment une] (bonne|mauvaise) idée",
      "^ .. c'est une idée $",
      "(c'est|est ce|ce serait|serait) [vraiment] (un|une) (bon|bonne|mauvais|mauvaise) * & ! (signe|question|mère|père|parent|ami|amie|personne|fils|fille|médecin|psy)",
      '^ .. (ça|cela) (peut|pourrait) [bien|quand même] (aller|convenir|suffire) [comme ça|non|ou pas] $',
      '^ .. ça (va|passe|irait|suffit) comme (ça|défaut|réponse|phrase|idée|cadeau|excuse|raison|exemple) *',
    ],
    patterns: [
      '(ça|cela) (peut|pourrait|va|fait) [un peu|pas|trop] (marcher|aider|suffire|le faire|gamin|maternelle|lourd|forceur|désespéré*|nunuche|ringard|cucul) [non|hein|ou pas]',
      `(ça|cela) (peut|pourrait|va) (marcher|aider|suffire|le faire|changer) .. ${TO_US}`,
      `${TO_US} (que|qu') (ça|cela) (peut|pourrait|va|marche|suffit|suffirait)`,
      '(bonne|mauvaise) idée (ou|non|vous|tu|hein)',
      '(ça|cela) fait [un peu|trop|pas|très] * (non|hein|ou pas) $',
      '* * .. (vous|tu) en (penses|pensez|dis|dites) quoi',
      '(ringard|ridicule|nul|lourd) ou (ringard|nul|ridicule|pas|bonne idée|mauvaise idée)',
    ],
  },
  {
    kind: 'how',
    patterns: [
      '(je|on) (fais|fait|fe|fasse) quoi',
      '(que|quoi) faire',
      'comment (je fais|faire|font|on fait|réagir)',
      "comment (je vais|on va) (survivre|tenir|faire|gérer|m'en sortir|supporter|m'y prendre) *",
      "comment (m'y prendre|je m'y prends|on s'y prend)",
      '(un|des|vos|tes|une|quelle) (conseil*|solution*|astuce*|piste*|méthode*) & ! (pas de|aucun*|trouvé|demandé|donne*|cherche|merci*)',
      '(vous|tu) [me|m] (avez|as|auriez|aurais|connaissez|connais) .. (méthode*|technique*|truc*|astuce*|conseil*|idée*|solution*|moyen|recette|piste*|remède)',
      "(y a|il y a|existe) [t il|pas|il] (un|une|des|d') (méthode*|technique*|truc*|astuce*|moyen*|façon*|recette|remède*) [pour|de|à|qui|contre] *",
      "(y a|il y a) [pas] moyen (de|d'|que|qu') *",
      '(que|quoi) .. (dois|peux|devrais|pourrais) [je] .. faire',
      'que font les (autres|gens)',
      'comment [je|on|peut on|puis je] (gérer|gère|calmer|arrêter|arrête|surmonter|vivre|tenir|tient|sortir|savoir|avancer|accepter|supporter|survivre|survit|dépasser|aider|faire)',
      '(connais|connaissez|existe) .. (aides|aide|associations)',
      '(une|des|quelques|d) (idée|idées)',
      'comment (je|on|lui|leur|me|se|en|ne|pas|dire|parler|expliquer|annoncer|demander|répondre|retrouver|reprendre|trouver|rencontrer|apprendre|éviter|oublier|refuser|convaincre|la|le|les|l) * & ! (comment je vais|comment ça va|demande* [jamais|pas|plus] comment je|attention à)',
      `^ ${LEAD_IN} comment * & ! (comment (ça|il|elle|ils|elles|ont|allez|vas|tu|vous|je vais))`,
      '(je sais|je saurais|je vois|savoir) (pas|plus|jamais|pas trop|pas du tout) comment * & ! (comment (il|elle|ils|elles|ça|je vais))',
      '(vous|tu) [me] (conseillez|conseilles|proposez|proposes|suggérez) [quoi|*]',
      '(que|quoi) [me] (conseillez|conseilles|proposez|proposes|suggérez|recommandez) (vous|tu)',
      '(par où|par quoi) (commencer|je *|on *|démarrer|attaquer)',
      '(commence|commencer|démarre|attaque) (par où|par quoi)',
      "qu'est ce que (je|on) (peux|peut|dois|doit|pourrais|devrais|fais|fait)",
      '(je|on) (peux|peut|dois|doit|devrais|pourrais) [lui|leur|me|y] faire quoi',
      '(un truc|une astuce|une idée|un conseil|une technique|un remède|un moyen) (pour|contre) *',
      "(je|on) [me|m'|lui|leur|se|s'|y|en|le|la|les] [y|en|lui|leur] (fais|fait|gère|tiens|tient|prends|prend|organise|arrange|occupe|lance|sors|sort|arrête|calme|protège|débrouille|détache|répond|réagis|comporte|prépare|révise|choisis|décide|trouve|rattrape) comment",
      '^ .. (je|on) ... comment ($|sans|pour|avec|moi|alors|du coup|en attendant|demain|ce soir|lundi|samedi|dimanche) & ! (sais comment|vois comment|importe comment)',
      '^ [ok|oui|bon|mais|donc] et (maintenant|après|ensuite|ce soir|demain|d ici là) [du coup|alors|quoi] $',
      '^ [ok|oui|bon|mais] et si (je|on) [me|m] (ai|perds|oublie|rate|craque|bloque|panique|pleure|tremble|sais) *',
      '^ [ok|oui|bon|et|mais|non] [,] [mais|et|oui] concrètement [alors|quoi|du coup|je fais comment] $',
      '^ [ben|bah|bon|et|mais] [,] alors quoi $',
      '^ (mais encore|quoi d autre|et sinon|une autre idée|autre chose) [à faire|à essayer] $',
      "(c'est|ce est) quoi (la solution|le mieux|la meilleure)",
      '(aidez moi|aide moi) (à|pour) *',
      '(donnez|donne|filez|file|trouvez|trouve|proposez|propose) moi (quelque chose|un truc|une idée|des idées|un jeu|une activité|une astuce|un conseil|de quoi|un moyen|une solution) *',
      '(un truc|quelque chose|une chose|une idée|un conseil) [de] (concret|concrète|pratique|simple) [svp|stp|se il vous plaît|à faire|à essayer] $',
    ],
    marked: ['^ (et|mais|ok) [mais|et] pour (mes|mon|ma|les|le|la) * & ! (qui|quand|quoi)'],
  },
  {
    kind: 'when',
    patterns: [
      '(je|on) [lui|leur|le|la|en] [le|la|en] (dis|dit|parle|annonce|appelle|écris|préviens|demande|envoie) [ça|en|les] quand $',
      "(quand|à quel moment) (est ce que je|dois je|je dois|faut il|je devrais|c'est mieux de) [lui|leur|le|la|en] [le|la|en] (dire|dis|parler|parle|annoncer|prévenir|appeler|écrire|demander) *",
      '(le bon moment|quel moment) (pour|de) [lui|leur|le|la|en] [le|la|en] (dire|parler|annoncer|demander|appeler)',
      '(donnez|donne|proposez|propose|trouvez|trouve) moi (un jeu|une activité|une devinette|un quiz)',
    ],
  },
  {
    kind: 'what-if',
    patterns: [],
    marked: [
      `^ ${LEAD_IN} (si|s') (il|elle|ils|elles|on|personne|ça|je|mon|ma|mes) * & ! (comment|quoi|qui|parlait|allait|faisait|arrêtait|changeait|écrivais|disais|appelais|faisais|allais|essayais|demandais|proposais|invitais|parlais|prenais|arrêtais)`,
    ],
  },
  {
    kind: 'outcome',
    patterns: [
      "^ .. (ça|cela|il|elle|ils|elles) [se|me|m'|s'] (va|vont|passe|passera|calme|calmera|revient|reviendra|change|changera|finit|finira|arrange|marche|marchera) ... (ou pas|ou non) $ & ! (je|on)",
    ],
  },
  {
    kind: 'either',
    patterns: [
      "^ .. (je|j'|on) ... ou (je|j'|on|plutôt|pas|alors|bien|mieux|le|la|un|une|c'est pas|ça) * & ! (toujours|tout le temps|c'est tout|jour ou|là ou|moment ou|endroit ou|sais pas ou|d ou|soit|fois ou|à peu près|ou quoi|plus ou moins|une ou deux|deux ou trois|ou deux|ou trois)",
      '^ .. * ou (je|on) * & ! (jour ou|là ou|moment ou|endroit ou|fois ou|d ou|jusqu ou|sais pas ou|par ou|ville ou|boîte ou)',
      '^ .. (je|on) ... (directement|plutôt|d abord|en premier) ou (à|avec|chez|par|en|au|aux|mon|ma|le|la) *',
      '^ .. (je|on) [lui|leur|en|y|le|la] (parle|demande|dis|appelle|vais|commence|écris|répond) ... ou (à|avec|chez|par|en|au|aux) *',
      '(vaut mieux|vaudrait mieux|mieux de|préférable) .. ou *',
      "ou .. (c'est mieux|est mieux|il vaut mieux)",
      '^ .. (je|on) ... ou (faut|il faut|faut il|vaut mieux|il vaut mieux) *',
      '(il vaut mieux|vaut il mieux|vaudrait il mieux) *',
      "(d'abord|en premier|en premier lieu) ou *",
      "ou .. (d'abord|en premier)",
      '(maintenant|tout de suite|ce soir|aujourdhui|demain) ou (après|plus tard|demain|attendre|ce|dans|avant|quand|la|le) *',
    ],
  },
  {
    kind: 'who',
    patterns: [
      "^ .. (qui|à qui|vers qui|chez qui) (peut|pourrait|peux|je peux|on peut|je dois|je pourrais|voir|appeler|contacter|demander|m'adresser|me tourner) *",
      '(voir|appeler|contacter|demander à|adresser à|parler à|appelle|contacte|demande à|voit|vois) qui',
      "(y a|il y a|existe) .. (quelqu'un|des gens|une association|des associations|des assos|un endroit|des endroits|un lieu|des lieux|un site|des sites|un service|un groupe|des groupes|un numéro|une ligne) (à qui|qui|où|pour|de|que|je) *",
      '(faut|faudrait) (voir|appeler|aller voir|contacter) qui',
      '(demander|parler|adresser|demande|parle) ... à qui [pour|$]',
      "(y a|il y a|existe) [t il] (quelqu'un|une association|un endroit|un lieu|un service|une ligne|un numéro) $",
    ],
  },
  {
    kind: 'may',
    patterns: [
      '(est ce que (je|on) (peux|peut|pourrais)|puis je) (demander|décaler|reporter|repousser|changer de|annuler|obtenir|prolonger|rattraper|repasser|avoir droit) *',
    ],
    marked: [
      '(je|on) (peux|peut|pourrais|pourrait) (demander|décaler|reporter|repousser|annuler|obtenir|prolonger|rattraper|repasser) * & ! (lui|leur|elle|pardon)',
      "(décaler|reporter|repousser|annuler|changer|obtenir|prolonger|avoir|demander|rattraper|repasser) ... (c'est|est ce) (possible|faisable|autorisé|permis)",
      "(c'est|est ce|est il|ce serait) possible (de|d') (décaler|reporter|repousser|changer|annuler|avoir|obtenir|prolonger|demander|rattraper|repasser) *",
    ],
  },
  {
    kind: 'should',
    patterns: [
      '(est ce que (je|on) (dois|devrais|doit|peux)|dois je|devrais je|faut il que je) & ! (à qui|vers qui)',
      `(je dois|je devrais|il faut que je|faut que je|il faudrait que je|faudrait que je|je peux|on devrait|ça vaut le coup) ... ${TO_US}`,
      `(je dois|je devrais|il faut|faut que je|faut|faudrait|il faudrait|je peux) ... (non|hein|ou|si) $`,
      `${TO_US} (que|qu') (je devrais|je dois|il faut|il faudrait|faut|je peux|on devrait)`,
      "(j'ai|on a|ai je) [quand même|bien] le droit (de|d') *",
      '(ça vaut le coup|ça sert à quelque chose|est ce utile) (de|d|si) *',
      "^ .. (qui (doit|devrait)|à qui de|est ce à moi de|c'est à moi de) .. (premier pas|revenir|appeler|rappeler|commencer)",
    ],
    marked: [
      // What somebody is or has cannot be weighed: « je suis bien au secrétariat ? »
      // Nor what befalls them: « je vais tomber ? »
      "est ce que (je|on) * & ! (que (je|on) (suis|est|ai|a)|(vais|va) [me|m'|m'en|en|y|la|le|encore|vraiment] (tomber|évanouir|perdre|rater|échouer|guérir|arriver|mourir|devenir|réussir|sortir|remettre|oublier|craquer|souffrir|avoir|être|attraper))",
      '^ [et|alors|donc|du coup|bon|ok] [et|mais] [lui|elle|eux|là] (je|on) * & ! ((je|on) [le] (suis|est|ai|a)|quelle|quelles|quel|quels|quoi|comment|qui|combien|quand)',
      '(je dois|je devrais|il faut|faut|il faudrait|faudrait|on devrait|je peux|je pourrais|vaut mieux)',
    ],
  },
  {
    kind: 'how-long',
    patterns: [
      "(combien de temps|jusqu'à quand|pendant combien)",
      '(ça|cela|on|ils|elles) .. (dure*|durer|passe|passer|finit|arrête) (quand|combien|longtemps|un jour|encore longtemps) *',
      '(va|vont) (durer|passer) [encore|combien|longtemps|toujours|un jour]  (longtemps|toujours|combien|un jour)',
      `(ça|cela) (passe|passera|va passer|finit par passer) [un jour|avec le temps] (non|hein|un jour|vous croyez|vous pensez) $`,
      '(au bout de|à partir de|dans) (combien|quand)',
      `^ ${LEAD_IN} quand (est ce que|est ce qu) *`,
      '(font|fait|arrive|revient|ira|commence) .. quand (les|le|la|ce|ça) *',
      "^ .. (ça|c'est) (vient|arrive|passe|commence|finit|revient) quand *",
      '^ .. (on|ça) (met|prend|reste|dure) [encore] (longtemps|combien) *',
      '(font|fait) (leurs|leur|ses|sa) nuits (quand|à quel âge)',
      "^ .. (ça|cela) (finit|finira|va) [bien] par (passer|s'arrêter|aller mieux|s'arranger)",
    ],
  },
  {
    kind: 'serious',
    patterns: [
      `^ ${LEAD_IN} (c'est|est ce|est ce que c'est|ça peut être|ça peut devenir) [si|très|vraiment|pas] (grave|dangereux|inquiétant) (docteur|ou pas|ou|un|une|de|d'|le|la|les|non)`,
      '(ça|cela) se (soigne|guérit|traite)',
      "(dois je|est ce que je dois|faut il|devrais je) .. (m'inquiéter|s'inquiéter)",
    ],
    marked: ['(grave|dangereux|inquiétant)', "(faut|dois|devrais) .. (m'inquiéter|s'inquiéter)"],
  },
  {
    kind: 'why',
    patterns: [
      `^ ${LEAD_IN} pourquoi * * & ! (pourquoi (vous|tu))`,
      `^ ${LEAD_IN} (vous savez|tu sais|vous avez une idée de) pourquoi *`,
      `^ ${LEAD_IN} (comment ça se fait|d'où ça vient|ça vient d'où|c'est dû à quoi)`,
      `^ ${LEAD_IN} pourquoi $`,
      "qu'est ce (que|qu') (il|elle|ils|elles) (a|ont) (de plus|que je n'ai|que j'ai) *",
      "qu'est ce qui (leur|lui) (prend|passe)",
    ],
  },
  {
    kind: 'outcome',
    patterns: [
      `(ça|c'est|il|elle|on|ils) ... ${TO_US} $`,
      `^ .. ${TO_US} (que|qu') (il|elle|ils|elles|on|ça|c'est|je vais|je pourrai|je peux|mon|ma|mes|tout)`,
      "^ .. (c'est|ça reste) (jouable|faisable|rattrapable) [ou pas|ou non|non|hein] $",
      "(c'est|ça reste) (possible|foutu|mort|trop tard|perdu) (ou pas|ou non|non|hein)",
      `(il|elle|ça|on) va (revenir|changer|s'arranger|marcher|aller|me rappeler) .. ${TO_US}`,
      "(je vais|j'vais) (m'en sortir|y arriver|m'en remettre|guérir|réussir) [un jour] (vous|tu|hein|non|ou|un jour)",
    ],
    marked: [
      "(c'est|ça reste) (possible|impossible|foutu|mort|trop tard|perdu|fini)",
      `^ .. ${TO_US} (que|qu') *`,
      'est ce que (un|une|les|des) ... (peut|peuvent|va|vont|finit|finissent) *',
      "(je vais|ça va|il va|elle va|ils vont|on va) (m'en sortir|y arriver|revenir|changer|s'arranger|passer|aller mieux|marcher|réussir)",
    ],
  },
  {
    kind: 'opinion',
    patterns: [
      "((tu|vous) en (penses|pensez|dis|dites) quoi|qu'est ce que (tu|vous) en (penses|pensez|dis|dites))",
      "(qu'en|que en) (penses|pensez|dites|dis) (tu|vous)",
      '(ton|votre) avis & ! (dépression|bipolaire|borderline|tdah|burn out|autiste)',
      "^ .. (d'après vous|d'après toi|selon vous|selon toi) $",
    ],
  },
  {
    kind: 'fact',
    patterns: [
      'combien & ! (depuis combien|combien de fois|sais combien|sais pas combien|sais plus combien|peu importe|voir combien)',
      '(je|on) ... (inscris|inscrit|trouve|vais|va|adresse|achète|commence) (où|quand) [pour|$]',
    ],
  },
]
