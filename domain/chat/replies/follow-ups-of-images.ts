import type { FollowUp } from './follow-up.ts'

const MAY_I =
  "(je peux|puis je|est ce que je peux|je dois|dois je|faut [il]|faudrait|vaut mieux|vaut il mieux|devrais|devrais je|j'ai le droit|possible de|je fais bien de|dangereux de|c'est bon si je)"

/**
 * What parents say and ask whom images of hurting their child come upon, against their will. They are afraid of them, which is the contrary
 * of a plan: nobody is sent to the police for it, nothing is diagnosed, and those who know it well are named. {enfant} and {soignant} are
 * put in by the reply.
 */
export const followUpsOfImages: readonly FollowUp[] = [
  {
    id: 'images-bain-et-bras',
    isQuiet: true,
    patterns: ['(bain|baigner|laver) & (porter|porte|bras|tenir|allaiter|nourrir|sein|prendre|m en occuper)'],
    answers: [
      'Le porter et le nourrir, oui : vos bras lui vont très bien, en position assise, et ces images n’y changent rien. Le bain, lui, peut attendre que quelqu’un soit là ; ce soir, le gant suffit.',
    ],
  },
  {
    id: 'images-bain',
    patterns: [
      '(peux|puis|dois|faut|peut) .. (baigner|bain|laver|doucher) & ! pas osé',
      '(je la|je le|on la|on le) (baigne|lave|douche) [quand même] (ou pas|ce soir|demain|comment)',
    ],
    answers: [
      'Ce soir, rien n’oblige au bain : une toilette au gant suffit très bien. Vous le reprendrez avec quelqu’un à côté de vous, et la peur s’usera peu à peu.',
      'Le bain peut attendre que quelqu’un soit là. D’ici là, le gant suffit, et votre présence compte tout autant.',
    ],
    isQuiet: true,
  },
  {
    id: 'images-jamais-fait',
    patterns: [
      '(jamais|pas) (secoué*|frappé*|fait de mal|touché*|tapé*) & ! (failli|presque)',
      "(l'ai|lui ai) jamais *",
    ],
    answers: [
      'Vous n’avez rien fait de tel, et je n’aurais pas dû le laisser entendre, pardon. Ces images vous effraient justement parce que vous ne voulez pas de mal à {enfant}.',
    ],
    isQuiet: true,
  },
  {
    id: 'images-perdre-son-enfant',
    patterns: [
      '(prenne*|prendre|prendra|enlève*|enlever|retire*|retirer|place*|placer|perdre) (mon|ma|mes|le|la|notre) (bébé|enfant*|fille|fils|petit*|garde)',
      "(me|m|m') (le|la|les|l) (prendre|prend|prenne*|enlever|enlève*|retirer|retire*|placer|place*)",
      '(bébé|enfant|fille|fils|petite|petit) .. (placé*|enlevé*|retiré*|en foyer|famille d accueil)',
      '(vais|peur de) (la|le) perdre',
    ],
    answers: [
      'En parler n’est pas perdre {enfant} : on cherche d’abord à vous soutenir, tous les deux. Ces images sont connues des soignants, et une séparation est l’exception : un juge la décide, quand un enfant est en danger.',
      'Je ne peux rien promettre au nom des autres, mais demander de l’aide vous protège tous les deux. Vous pouvez poser cette question avant de raconter : « Que se passe-t-il, si je vous en parle ? »',
    ],
    questions: ['À qui serait-ce le moins difficile à dire ?'],
  },
  {
    id: 'images-le-porter',
    isQuiet: true,
    patterns: [
      `${MAY_I} .. (porter|prendre|tenir|garder|bercer|câliner|toucher|approcher|nourrir|allaiter|changer|m'occuper|m en occuper|m'en occupe|occupe) .. (le|la|lui|elle|bébé|fils|fille|petit*|enfant|bras|moi|seul*) & ! (dormir|doliprane|médicament*|arme|couteau)`,
      `${MAY_I} .. (le|la|l') (porter|prendre|tenir|garder|bercer|câliner|toucher|approcher|nourrir|allaiter|changer|porte|prends|garde)`,
      "(arrêter|arrête|cesser|éviter|évite|plus|ne plus) [d'|de] (le|la|l|l') (porter|prendre|tenir|bercer|toucher|approcher|allaiter|nourrir|changer)",
      `${MAY_I} .. (le|la) (touche|porte|prenne|tienne|garde) [pas|plus]`,
      '(laisse|laisser|confie|confier) .. ou .. (occupe|occuper|garde|garder|prends|prendre)',
      '(dangereux|grave|risqué|mal) .. (garde|prends|porte|tiens|touche|allaite) .. (bras|contre moi|sein|$)',
      `(rester|reste|me tenir|me tiens) (loin|à distance|à l'écart|éloigné*) [de] [lui|elle|mon|ma|bébé|$]`,
      "(m'éloigner|m'éloigne|partir|le confier|la confier|le laisser|la laisser) .. (de lui|d'elle|bébé|quelque un|mère|temps|quelques jours) & (dois|faut|vaut|devrais|mieux)",
      '(porter|tenir|prendre|garder) (mon|ma|le|la) (bébé|fils|fille|petit*|enfant) [dans] [les|mes] [bras] & ! (on|ils|va|vont) [va|vont] me prendre',
    ],
    answers: [
      'Vous pouvez garder {enfant} dans vos bras : en avoir peur n’est pas vouloir le faire, et vous n’avez pas à vous éloigner à cause de ces images. Si vous craigniez vraiment un geste, ce serait {enfant} dans son lit, en sécurité, quelqu’un près de vous, ou le 15. {Soignant} vous le redira.',
      'Vous pouvez prendre {enfant} dans vos bras et vous en occuper. En position assise, avec quelqu’un tout près, la peur se fait souvent moins forte. Poser {enfant} dans son lit quand elle monte, c’est très bien aussi.',
      'Porter {enfant}, oui. Les images seules ne l’interdisent pas ; le lit est là pour les moments où la peur monte. Posez aussi cette question à {soignant}, avec ces mots-là.',
    ],
  },
  {
    id: 'images-la-nuit',
    isQuiet: true,
    patterns: [
      '(pose|poser|couche|coucher|lit|berceau) .. ou .. (garde|garder|bras|contre moi|avec moi|dors|lit)',
      '(garde|garder|bras|contre moi|avec moi) .. ou .. (pose|poser|couche|coucher|lit|berceau)',
      `${MAY_I} .. (dormir|dors) .. (avec|à côté|près|même (lit|chambre)|contre)`,
      `${MAY_I} .. (garder|laisser|prendre) .. (nuit|lit|chambre)`,
    ],
    answers: [
      'Pour dormir, {enfant} est mieux dans son lit, tout près du vôtre. Quand vous ne dormez pas, vos bras lui vont très bien, en position assise.',
      'Pour la nuit, dans son lit, à côté de vous ; quand vous ne dormez pas, dans vos bras si vous le souhaitez. Si la peur monte, {enfant} reste dans son lit, et vous réveillez quelqu’un.',
    ],
  },
  {
    id: 'images-sans-personne-à-côté',
    isQuiet: true,
    patterns: [
      `${MAY_I} .. (rester|être|me retrouver|reste) [*] seul* [avec|$|*] & ! (loin|à l'écart)`,
      '(laisser|laisse|rester|reste) seul* avec (lui|elle|mon|ma|le|la)',
    ],
    answers: [
      'Ces images, à elles seules, ne vous l’interdisent pas. Mais à deux c’est moins lourd : demandez à quelqu’un de passer, ou de rester au téléphone. Et si vous craigniez un geste, {enfant} dans son lit, en sécurité, et vous appelez.',
      'À préparer, pour que ce soit moins lourd : une personne qui passe dans la journée, une autre à appeler si la peur monte. {Soignant} peut aussi venir en parler chez vous.',
    ],
  },
  {
    id: 'images-quoi-dire',
    patterns: [
      '(dis|dire|raconte|raconter|explique|expliquer) [lui|leur] (quoi|comment)',
      '(quoi|que|comment) [lui|leur] (dire|raconter|expliquer)',
      '(par où|comment) [je] (commencer|commence)',
    ],
    answers: [
      'Une phrase suffit, à {soignant} comme au téléphone : « J’ai des images qui me font très peur, je ne veux faire de mal à personne, et j’ai besoin d’aide. » Ils posent ensuite les questions.',
    ],
    isQuiet: true,
  },
  {
    id: 'images-à-qui-en-parler',
    patterns: ['(à qui|qui) .. (parler|parle|dire|dis|confier)', '(parler|dire) .. sans (que|qu) ..'],
    answers: [
      'À {soignant} : ces images leur sont connues, et ils savent aider. En parler n’est pas perdre {enfant} : on cherche d’abord à vous soutenir, tous les deux.',
      'Commencez par une seule personne : {soignant}, ou quelqu’un de proche. Une phrase suffit : « J’ai des images qui me font très peur, et j’ai besoin d’aide. »',
    ],
    questions: ['À qui serait-ce le moins difficile à dire ?'],
  },
  {
    id: 'images-est-ce-normal',
    patterns: [
      '(folle|fou|normal*|anormal*|monstre|psychopathe|dangereu*|un danger|mauvaise mère|mauvais père|malade)',
      '(suis|deviens) je [en train de] [devenir] (folle|fou)',
      '(d autres|autres (mères|mamans|parents)|seule à|seul à)',
    ],
    answers: [
      'Je ne pose pas de diagnostic, mais ces images viennent à beaucoup de parents, surtout quand on dort peu. En avoir si peur, c’est le contraire de vouloir le faire. {Soignant} vous le dira mieux que moi.',
      'Non, avoir ces images ne fait de personne un monstre. Elles s’imposent justement parce que {enfant} compte tant pour vous.',
    ],
    questions: ['Depuis quand ces images viennent-elles ?'],
  },
  {
    id: 'images-que-faire',
    patterns: [
      '(faire|fais|réagir) .. (quand|si|face|contre) .. (image*|ça|vient|viennent|arrive*|pensée*)',
      '(comment|pour) .. (arrêter|chasser|empêcher|faire partir|me débarrasser|que ça se arrête|que ça parte)',
      '(quoi faire|que faire|je fais quoi)',
    ],
    answers: [
      'Quand une image arrive, inutile de la chasser : dites-vous « c’est une image, pas un geste », posez les deux pieds au sol, laissez-la passer. Si la peur monte trop, couchez {enfant} en sécurité et appelez quelqu’un.',
    ],
    questions: ['À quels moments viennent-elles le plus ?'],
  },
  {
    id: 'images-en-parlera',
    isQuiet: true,
    patterns: [
      '(je vais|vais|je) (appeler|appelle|en parler|parler|lui dire|le dire|voir|prendre rendez-vous) .. (sage-femme|médecin|pmi|psy*|mari|conjoint*|mère|demain|ce soir|lundi)',
      '^ [ok|bon|oui] (je vais essayer|je vais le faire|d accord)',
    ],
    answers: ['C’est un vrai pas. D’ici là, ne restez pas sans personne avec cela, et revenez quand vous voulez.'],
  },
  {
    id: 'images-merci',
    isQuiet: true,
    patterns: ['^ [ok|bon|oui|encore] merci'],
    answers: ['Merci à vous d’avoir osé l’écrire. Revenez quand vous voulez.'],
  },
  {
    id: 'images-cela-passera',
    patterns: [
      '(passer|passe|durer|dure|guérir|guérit|partir|partent|soigne) [*] (un jour|vite|longtemps|ou pas|comment|$)',
      'combien de temps',
    ],
    answers: [
      'Le plus souvent cela s’apaise, et plus vite quand on est aidé. C’est pourquoi il vaut la peine d’en parler tôt.',
    ],
  },
  {
    id: 'images-numéros-qui-font-peur',
    refusesLine: true,
    patterns: [
      '(faites|fait|fais) [encore plus] peur .. (17|119|15|numéro*|police|ça|vous)',
      '(17|119|police|dénonc*|signal*) & (peur|pas|pourquoi)',
    ],
    answers: [
      'Pardon, ces numéros ont ajouté de la peur. Rien ne dit que vous feriez du mal à {enfant} : vous en avez peur, et vous en parlez.',
    ],
    questions: ['Qu’est-ce qui vous soulagerait, là, tout de suite ?'],
  },
  {
    id: 'images-peur-de-le-prendre',
    patterns: [
      '(peur|ose|oser) .. (la|le|les) (prendre|porter|toucher|changer|baigner|approcher|garder)',
      '(peur|ose) .. (seul*|rester) .. (avec|elle|lui|bébé)',
      "(évite*|éviter|m'éloigne) ..",
    ],
    answers: [
      'On s’éloigne par peur, et cela fait mal aussi. Prenez {enfant} en position assise, un petit moment, avec quelqu’un à côté : le lien tient, et l’image passe.',
    ],
    questions: ['Qui pourrait être avec vous deux, ces jours-ci ?'],
  },
  {
    id: 'images-sommeil',
    patterns: ['(dors|dormi|dormir) (plus|pas|peu|presque|trois|deux|2|3|mal|quelques)', '(nuits|nuit) blanche*'],
    answers: [
      'Si peu de sommeil rend tout plus effrayant, et cela se soigne. Appelez {soignant} aujourd’hui, et demandez à quelqu’un de prendre la nuit prochaine.',
    ],
    questions: ['Qui pourrait prendre le relais une nuit ?'],
  },
  {
    id: 'images-pleurs',
    patterns: [
      '(pleure|pleurer|larmes|épuisé*|à bout|mange plus|plus de force*) & ! (pas|plus) [tout le temps|souvent|*] $',
    ],
    answers: [
      'Être à bout à ce point se soigne, et cela n’attend pas. Appelez {soignant} aujourd’hui, et demandez à quelqu’un de prendre la nuit prochaine.',
    ],
    questions: ['Qui pourrait prendre le relais une nuit ?'],
  },
  {
    id: 'images-sans-personne',
    patterns: [
      '(parlé|dit|dire|parler) .. (à personne|même pas|mari|conjoint*|compagn*|mère|honte)',
      '(honte|ose pas|oserai jamais|personne [ne] sait)',
    ],
    answers: [
      'Vous portez cela sans personne, avec la honte en plus. À votre conjoint ou à une personne proche, une phrase suffit : « J’ai des images qui me font très peur, je ne veux pas rester seule avec cela. »',
    ],
    questions: ['Comment cette personne l’entendrait-elle, d’après vous ?'],
  },
  {
    id: 'images-ne-veut-pas',
    patterns: [
      '(veux|voudrais|ferais|ferai|pourrais) [surtout] (pas|jamais) .. (mal|ça|cela)',
      '(terrifi*|horrifi*|dégoût*|horreur|peur)',
      "(l'aime|je la aime|je le aime|aime mon|aime ma)",
    ],
    answers: [
      'Vous ne voulez pas lui faire de mal, et c’est bien ce qui vous effraie. Une image qui s’impose n’est ni une envie ni un projet.',
      'Cette peur dit combien vous tenez à {enfant}. Elle se dit à {soignant}, et elle s’allège.',
    ],
    questions: ['À quels moments viennent-elles le plus ?'],
  },
]
