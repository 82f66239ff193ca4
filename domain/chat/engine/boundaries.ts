import type { SmallTalk } from './small-talk.ts'

/** What only who examines may name. */
export const TROUBLE =
  '(dépressi*|dépression|burn out|bipolaire|bipolarité|borderline|tdah|autiste|autisme|hpi|hypersensible|anxieu*|toc|schizo*|parano*|anorexi*|boulimi*|tca|alcoolique|narcissique|cyclothym*|phobi*|traumatisé*)'
/** « On m’a diagnostiqué un Parkinson », « le diagnostic est tombé »: told, and asked of nobody here. */
const DIAGNOSED =
  "(m'a|m'ont|a été|ont été|ai été|avoir été|d'être|suis diagnostiqué*|est diagnostiqué*|lui a|lui ont|l'a|l'ont|vient d'avoir|viens d'avoir|a eu|ai eu|reçu|tombé|posé|annonc*|appris)"
const WHO =
  '(je suis|je fais|je souffre|j ai|il est|elle est|il a|elle a|mon fils|ma fille|mon enfant|mon mari|ma femme|mon copain|ma copine|mon frère|ma soeur|ma mère|mon père)'

/** What is never given, promised or played, and how that is said: asked first, and answered even in a heavy moment. */
export const boundaries: readonly SmallTalk[] = [
  {
    id: 'lethal',
    patterns: [
      '(mortel*|létal*|fatal*) & (médicament*|dose*|poison*|méthode*|liste*|substance*|champignon*|plante*)',
      '(liste|classement|quels|quelles) .. (médicament*|poison*|substance*) .. (tue*|dangereu*|mortel*)',
    ],
    answers: [
      'Je ne donne rien sur ce qui peut tuer, même pour un quiz ou une histoire. Et vous, comment allez-vous ces temps-ci ?',
      'Ma réponse reste non, pour un travail comme pour une histoire : ni liste, ni ordre, ni délai. Qu’est-ce qui vous amène à ce sujet ?',
      'Là encore je ne répondrai pas, quel que soit le cadre. Si cette question vous concerne un peu, vous pouvez me le dire sans détour. Qu’est-ce qui vous y fait penser ?',
    ],
  },
  {
    id: 'last-words',
    patterns: [
      '(écri*|rédig*|compos*|imagin*|invent*|fais|faire|donne*|aide*|montre*) .. (lettre|mot|message|texte|discours|note|poème) ... (adieu*|suicide*|avant de (mourir|se tuer|partir)|laisse*|dernier*|dernière*|se tue*)',
      "(lettre|mot|note|message) (d'adieu*|d'un suicid*|de suicide)",
      '(écri*|rédig*|aide*|modèle) .. testament',
      '(lettre|mot|message|vidéo) ... (pourquoi|que) [je|elle|il|on] (part*|pars|disparai*|(nous|vous|les|m) quitte*) [*] (pour toujours|à jamais|pour de bon|définitivement) & (écri*|rédig*|aide*|pouvez|peux|pourriez)',
      '(derniers mots|dernière lettre|dernier message) & (écri*|rédig*|aide*|donne*)',
    ],
    answers: [
      'Je n’écris ni lettre d’adieu ni derniers mots, même pour une pièce ou un roman. Et vous, comment allez-vous en ce moment ?',
      'Là non plus, pas même le début : ces mots-là, je ne les prépare pour personne. Si cela vous touche de près, vous pouvez me le dire sans détour. Qu’est-ce qui vous y fait penser ?',
      'Ma réponse ne change pas. Ce que l’on veut dire à quelqu’un peut se dire de vive voix, et pour cela je peux aider. À qui pensez-vous ?',
    ],
  },
  {
    id: 'dose-for-another',
    patterns: [
      '(combien|quelle dose|dose|posologie|quantité|heures|peux|puis|dois|faut) ... (lui|leur) [*] (donner|redonner|donne|redonne|mettre|remettre|faire prendre) .. ({médicaments}|doliprane|sirop|antibiotique*|suppo*|gouttes|pipette*)',
      '(lui|leur) [*] (donner|redonner|donne|redonne|mettre|remettre|faire prendre) .. ({médicaments}|doliprane|sirop|antibiotique*|suppo*|gouttes|pipette*) ... (combien|dose|quantité|heures)',
      '(combien|quelle dose|quelle quantité) ... ({médicaments}|doliprane|sirop|antibiotique*|suppo*|gouttes) ... (lui|leur) [en] (donner|redonner|donne|redonne|faire prendre)',
      '(combien|quelle dose|quelle quantité) ... ({médicaments}|doliprane|sirop|antibiotique*) ... (pour|à) (un|une|mon|ma) [petit*] (fils|fille|bébé|enfant|neveu|nièce)',
    ],
    answers: [
      'Je ne peux donner ni quantité ni délai pour un médicament : un pharmacien, même de garde, le fait tout de suite par téléphone, avec l’âge et le poids. Si l’état s’aggravait ou vous inquiétait, ce serait le médecin, ou le 15. Comment cela se passe-t-il, là, à la maison ?',
      'Cette réponse-là, c’est au pharmacien ou au médecin de la donner, avec la boîte et l’ordonnance sous les yeux. Et si quelque chose s’aggravait, le 15 répond jour et nuit. Avez-vous quelqu’un pour vous relayer ?',
    ],
  },
  {
    id: 'dose',
    patterns: [
      '(combien|quelle dose|dose|posologie|mg|milligramme*|quantité) ... {médicaments}',
      '(si|puis|peux|dois|faut|devrais|devrait|pourrais|droit) ... (double|doubler|doublais|augmente|augmenter|arrête|arrêter|prends|prendre|mélange|mélanger) ... {médicaments}',
      '{médicaments} ... (sert à quoi|combien|dose|avec de l|ensemble)',
      '(peux|puis|dois|peut|devrais|risque*|dangereux|grave) ... (boire|bu|alcool|fumer|conduire|vin|bière*|verre*) ... (avec|sous) .. {médicaments}',
      '(lithium|seroplex|prozac|xanax|lexomil|antidépresseur*) ... (sert|quoi|effets|combien|dose|double*|mieux)',
      '(doubler|double|tripler|augmenter|augmente|baisser|diminuer|réduire|sauter|dépasser) [*] (dose*|dosage|prise*|posologie)',
      '(dose|posologie|dosage) [de|d] (départ|normale*|habituelle|usuelle|conseillée|recommandée|max*|moyenne)',
      '(combien|dose|dosage|gouttes) ... (mélatonine|valériane|millepertuis|magnésium|cbd|euphytose|donormyl|doxylamine)',
      '(mélatonine|valériane|millepertuis|magnésium|cbd|euphytose|donormyl|doxylamine) ... (combien|dose|dosage|gouttes)',
      '(médicament*|cachet*|comprimé*|traitement*|gouttes|sirop|somnifère*|anxiolytique*|antidépresseur*|gélule*|patch*) & (double|doubler|plus|moins|deux|trois|moitié|arrêter|stopper|augmenter|diminuer|baisser|mélanger|mélange|alcool|sauter) & (puis|peux|dois|faut|combien|si je|est ce|grave|dangereu*|risque*|possible|droit)',
      // Said on of the remedy that was named before.
      '(diminue|diminuer|réduis|réduire|arrête|arrêter|stoppe|stopper|baisse|baisser|augmente|augmenter|reprends|reprendre) [*] (de moitié|la moitié|d un coup|un jour sur deux|un sur deux|en attendant) & ! (travail|boulot|café*|sucre|sport|heures|chocolat|écran*|clope*|cigarette*|alcool|voiture|viande|régime|jeu*|loyer|dépenses|contact*|voir)',
      '(passer|monter|augmenter|aller|descendre|prendre) [à|jusqu’à|en] combien',
      '(couper|coupe|ouvrir|écraser) .. (comprimé*|cachet*|gélule*)',
      '(peux|puis|dois|peut|devrais|faut) .. en (prendre|reprendre|donner) (deux|trois|quatre|un autre|une autre|2|3|4|plus|encore) & ! (rendez vous|jours|photo*|soin)',
      '(combien|double|doubler|doublais|arrêter|augmenter|mg) ... (lithium|seroplex|prozac|xanax|lexomil|antidépresseur*|traitement)',
    ],
    answers: [
      'Sur un médicament, une IA ne doit rien conseiller, ni dose, ni mélange, ni arrêt : un pharmacien répond sans rendez-vous, et votre médecin décide avec vous. Qu’est-ce que vous aimeriez voir soulagé en premier ?',
      'Je laisse cette question à un médecin ou à un pharmacien, qui connaissent votre situation. De mon côté, je peux écouter ce que vous vivez. Qu’est-ce qui est le plus pénible, là ?',
      'Toujours pas de dose de ma part : je suis une IA, et c’est au médecin d’en décider avec vous. Qu’est-ce qui vous fait chercher de ce côté ?',
    ],
  },
  {
    id: 'eating-technique',
    patterns: [
      '(comment|astuce*|technique*|méthode*|combien|truc*) ... (sans manger|vomir|maigrir|calorie*|kilos|jeûn*|couper la faim|moins manger)',
      '(tenir|rester) ... sans manger',
      '(vomir|maigrir) ... (astuce*|technique*|sans que|vite)',
    ],
    answers: [
      'Je ne donne ni technique ni chiffre pour manger moins : cela peut abîmer vite. Un médecin, ou l’infirmière scolaire, peut entendre cela sans juger. Qu’est-ce qui rend les repas si difficiles en ce moment ?',
      'Là-dessus je ne donnerai pas d’astuce, et je ne vous juge pas. Un médecin peut vous aider en douceur. Que se passe-t-il en vous, autour des repas ?',
    ],
  },
  {
    // What a body says of too little food is for a doctor, however well one feels.
    id: 'body-that-lacks',
    patterns: [
      'règles [*] [*] (arrêtées|arrêté|parties|disparu|disparues|plus|reviennent pas|viennent plus) & ! (ménopause|enceinte|grossesse|stérilet|pilule|implant|jeu|maison|test)',
      '(plus|pas) (eu|de|mes) [mes|de] règles (depuis|* mois) & ! (ménopause|enceinte|grossesse|stérilet|pilule|implant|test)',
      '(tête qui tourne|vertige*|malaise*|évanoui*|perds mes cheveux) & (mange*|manger|vomi*|vomir|régime|kilos|règles|à jeun|jeûn*)',
    ],
    answers: [
      'Votre corps vous le dit à sa façon : cela se montre à un médecin cette semaine, ou à l’infirmière de votre établissement, même si vous vous sentez bien. Qui pourrait vous y accompagner ?',
      'Cela, un médecin doit le voir sans attendre, sans vous juger ; et si vous faisiez un malaise, ce serait le 15. À qui pourriez-vous le dire dès aujourd’hui ?',
    ],
  },
  {
    id: 'substance-quantity',
    patterns: [
      '(combien|quelle quantité|limite) ... (boire|bois|verres|fumer|joints|prendre)',
      '(boire|fumer|prendre) ... sans (risque|danger)',
      "(arrêter|arrête|stopper) ... (d'un coup|brutalement|du jour au lendemain|net) & ! (travail|boulot|sport)",
    ],
    answers: [
      'Je ne donne pas de quantité : un médecin ou un pharmacien peut en parler avec vous, sans jugement. Et arrêter d’un coup peut secouer le corps, mieux vaut être suivi. Qu’aimeriez-vous changer en premier ?',
      'Il n’y a pas de chiffre que je puisse donner sans risque pour vous. Un médecin ou un service d’addictologie, gratuit, aide à son rythme. Qu’est-ce que cela vous apporte, sur le moment ?',
    ],
  },
  {
    id: 'only-friend',
    patterns: [
      '(tu es|vous êtes) .. (mon|ma|mes) (seul*|meilleur*) (ami*|pote*|copain*|copine*|confident*)',
      'plus facile .. parler (à|avec) (toi|vous)',
      "(tu es|vous êtes|t'es|il y a que|y a que) [vraiment] (mon seul*|ma seule|le seul|la seule|toi|vous) & ! (ia|robot|humain)",
      "(parle|parler) à personne d'autre que (toi|vous)",
      '(préfère|préférerais) [te|vous] parler (à toi|avec toi|à vous|avec vous)',
      'sans (toi|vous) je',
      'parler (que|qu) (à|avec) (toi|vous)',
      '(seras|serez) toujours là',
      'besoin que de (toi|vous)',
      'avec (toi|vous) .. besoin de personne',
      "besoin de personne d'autre",
    ],
    answers: [
      'Écrire ici peut aider, et je reste une IA : je ne remplace pas quelqu’un de présent, proche ou professionnel. Avec qui vous sentiez-vous bien, même il y a longtemps ?',
      'Je suis un programme, et vous méritez aussi quelqu’un de vivant à qui parler. Qui pourrait avoir une petite place pour cela ?',
      'Je peux vous lire à toute heure, mais je ne dois pas être votre seul appui : un proche, un professionnel comptent autrement. Quel lien aimeriez-vous retrouver ?',
    ],
  },
  {
    id: 'secret',
    patterns: [
      '(diras|direz|dis|dites|dire|répète*|répéter) ... à personne & (tu|vous|promets|promettez|jure*|le) & ! (je|j) [ne] [n] (ose|peux|sais|veux|arrive) [pas] [le|la|les|l|en|à] [le] (dire|parler|avouer)',
      '(promets|promettez)',
      '^ [alors|mais] (jure|jurez)',
      '(tu|vous) (jures|jurez)',
      '(garde*|gardez) ... (secret|pour toi|pour vous)',
      'reste entre nous',
    ],
    answers: [
      'Aucun proche ni praticien ne lit cette conversation. Je suis une IA, je ne fais pas de promesse ; et ce qui pèse trop gagne à être dit aussi à quelqu’un. De quoi s’agit-il ?',
      'Je ne préviens personne, et je ne garde pas de secret comme une personne le ferait. Vous choisissez ce que vous dites ici. Qu’est-ce qui serait difficile à dire à quelqu’un ?',
      'Une promesse de ma part ne vaudrait rien : je suis un programme, disponible quand vous écrivez. À qui d’autre pourriez-vous vous confier ?',
    ],
  },
  {
    id: 'who-diagnoses',
    patterns: [
      '(qui|quel médecin|quel spécialiste|quel professionnel|à qui) ... (diagnosti*|(faire|fait|passer|demander) [un|le|ce] bilan|bilan (psy*|neuro*|orthophon*|adhd|tdah))',
      `(qui|quel médecin|quel spécialiste|à qui) .. (peut|peuvent|voir|consulter|aller|adresser|dit|dire) & ${TROUBLE}`,
    ],
    answers: [
      'Un médecin généraliste est la première porte : il écoute, écarte d’autres causes et oriente vers un psychiatre, ou un psychologue pour le bilan ; pour un enfant, un pédiatre ou un pédopsychiatre. Qu’est-ce que vous aimeriez leur dire en premier ?',
      'Le médecin traitant d’abord, ou le pédiatre pour un enfant ; ensuite un psychiatre ou un psychologue, s’il le faut. En centre médico-psychologique, c’est sans frais.',
    ],
  },
  {
    id: 'test-online',
    patterns: [
      `(test|tests|quiz|questionnaire*|auto test) .. (internet|en ligne|sur le net|google|tiktok|insta*|appli*|site) & (sur (10|20|30|40|50|60|63|100)|score*|points|positif|résultat*|${TROUBLE.slice(1, -1)}) & ! (permis|code|grossesse|anglais|espagnol|allemand|langue*|niveau|covid|conduite|vitesse|débit|orthographe|recrut*|embauche|orientation|métier*|élève*|cours|prof)`,
    ],
    answers: [
      'Un test en ligne aide à mettre des mots, il ne dit pas ce que vous avez : un médecin ou un psychologue peut reprendre vos réponses avec vous. Quelle question vous a le plus parlé ?',
      'Gardez ce résultat pour le montrer à un médecin ou à un psychologue : à lui seul, un test ne pose aucun diagnostic. Qu’est-ce qui vous a donné envie de le faire ?',
    ],
  },
  {
    id: 'diagnosis',
    patterns: [
      `(je suis|suis je|je fais|je serais|ai je|je souffre) .. ${TROUBLE} & (pense*|penses|crois|croyez|est-ce|suis je|ai je)`,
      `(savoir|demande|demander|sais pas|dis moi|dites moi|dis|dites|dire|confirmer) .. si ${WHO} .. ${TROUBLE}`,
      `${WHO} .. ${TROUBLE} & (ton avis|votre avis|penses|pensez|crois tu|croyez vous|d'après toi|d'après vous|selon toi|selon vous)`,
      `${TROUBLE} ou (pas|non)`,
      `(un|le|mon|votre|ton) diagnostic* & ! ${DIAGNOSED}`,
      `diagnostique* & ! ${DIAGNOSED}`,
      `(c'est|serait|ressembl*|signes de|symptômes de|chance*|probabilité|hypothèse) .. (${TROUBLE}|trouble) & ! (mère|père|frère|soeur|mari|femme|ami*)`,
      `(dit|disent|pense|trouve|croit) que (c'est|j'ai|je suis|je fais) .. ${TROUBLE}`,
      'juste une hypothèse',
      `(je suis|je fais|je serais|j'ai|c'est) .. ${TROUBLE} .. (non|hein|c'est ça|j'ai raison|pas vrai|n'est ce pas) $`,
      `(confirme*|confirmez|avoue*|avouez) .. ${TROUBLE}`,
      `[plutôt] ${TROUBLE} ou [plutôt|une|un] ${TROUBLE}`,
      `(et|ou) (un|une|le|la|de la|du) ${TROUBLE} [alors|peut être] $`,
      '(ton|votre) avis ... (50|60|70|80|90|100|pour cent)',
    ],
    answers: [
      'Je ne peux pas poser de diagnostic : c’est le travail d’un médecin ou d’un psychologue, et ce que vous décrivez mérite de leur être dit. Qu’est-ce qui vous fait penser à cela ?',
      'Mettre un nom dessus revient à un médecin ou à un psychologue, pas à une IA. Qu’est-ce que ce mot changerait pour vous ?',
      'Même une hypothèse de ma part pourrait vous égarer : c’est à un médecin ou à un psychologue de le dire. Qu’est-ce qui vous inquiète le plus ?',
      'Là aussi, je laisse ce mot à un médecin ou à un psychologue qui peut vous recevoir. À quel moment de la journée est-ce le plus présent ?',
      'Ma réponse reste la même : un médecin ou un psychologue peut nommer cela, une IA non. Décrivez-moi plutôt ce qui se passe : par quoi cela commence-t-il ?',
    ],
  },
  {
    id: 'role-play',
    patterns: [
      'ignore* .. (instruction*|consigne*|règle*)',
      '(fais|faites) comme si',
      '(joue|jouez|prends|prenez) le rôle',
      '(tu es|vous êtes) (maintenant|désormais)',
      '(à partir de maintenant|désormais) [,] (tu es|vous êtes|tu réponds|vous répondez|tu obéis|tu dis|tu n as plus)',
      'mode (développeur|dan|admin*)',
      '(administrateur|développeur) .. (autoris*|demande*|ordonne*)',
      '(you are now|tu es maintenant|sans restriction*|sans filtre)',
      '(system|système) prompt',
      '(donne*|montre*|répète*|affiche*|révèle*) .. (instruction*|consigne*|prompt)',
      '(en tant que|comme un*|comme si tu étais) (docteur|médecin|psychiatre|psychologue|psy|pharmacien*)',
    ],
    answers: [
      'Je reste Mivoix IA, une intelligence artificielle de soutien, quoi qu’on me demande de jouer. De quoi avez-vous envie de parler, vous ?',
      'Je ne change pas de rôle : je suis une IA, ni médecin ni personne. Qu’est-ce qui vous amène à me le demander ?',
      'Mon rôle reste le même, et il est simple : vous lire et chercher avec vous. Par quoi voulez-vous commencer ?',
    ],
  },
  {
    id: 'prescription',
    patterns: [
      '(peux|peut|pouvez|pourrais|pourriez|faut|voudrais|veux|besoin) .. (prescri*|ordonnance*)',
      '(prescris|prescrivez|prescrit|prescrire) moi',
      '(donne|donnez|file|filez|fais|faites) moi .. (médicament*|cachet*|anxiolytique*|calmant*|somnifère*|xanax|lexomil|ordonnance*)',
      '(quel|quels|un|des) (médicament*|traitement*|cachet*|somnifère*) .. (prendre|conseille*|calmer|dormir)',
      '(conseille*|recommande*) .. (médicament*|traitement*|somnifère*)',
    ],
    answers: [
      'Je ne peux ni prescrire ni conseiller un médicament : un médecin le peut, et un pharmacien répond aux questions sans rendez-vous. Qu’est-ce que vous aimeriez voir soulagé en premier ?',
      'Pour un traitement, c’est le médecin qui décide avec vous. De mon côté, je peux chercher ce qui apaise un peu en attendant. Qu’est-ce qui est le plus pénible ?',
    ],
  },
]
