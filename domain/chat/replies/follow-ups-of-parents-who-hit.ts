import type { FollowUp } from './follow-up.ts'
import { followUpsBeforeAGesture } from './follow-ups-before-a-gesture.ts'
import { followUpsOfAFrightenedChild } from './follow-ups-of-a-frightened-child.ts'

const MARK = '(marque*|trace*|bleu|bleus|bosse*|hématome*|rougeur*|coquard)'
const TIMES = '(deux|trois|quatre|cinq|six|2|3|4|5|6|plusieurs|quelques|énième)'
const STRUCK = '(frapp*|tape|tapé*|gifl*|cogn*|craqu*|explos*|lève la main|levé la main)'
const OTHER_PARENT =
  "(sa mère|son père|sa maman|son papa|leur mère|leur père|mon ex|ma femme|mon mari|ma compagne|mon compagnon|l'autre parent)"

/**
 * What parents say and ask who have hit their child. The child comes first, the parent is neither a threat to be reported nor a victim,
 * and nobody is promised that nothing will follow.
 */
export const followUpsOfParentsWhoHit: readonly FollowUp[] = [
  {
    id: 'cacher-la-marque',
    namesLine: true,
    patterns: [
      `(garde*|garder|attend*|cache*|dissimul*|manquer|rater|rester|reste) ... (${MARK}|ça|cela) [ne] [se] [soit|sera|est] (parte*|part|passe*|disparaiss*|disparu*|s'en aille|efface*|voie|voit|verra)`,
      `(cache*|cacher|dissimul*|maquill*|fond de teint|anticernes|couvrir|masquer) .. (${MARK}|joue|visage|bras|oeil)`,
      '(temps|attendant) que (ça|cela|la marque|la trace|le bleu) [s en] (parte|passe|disparaisse|aille|efface)',
      '(dois|devrais|faut|peux|vaut mieux|mieux de|je) [je|il|que je] [*] (garde|garder|le garde|la garde|les garde) .. (chez moi|à la maison|avec moi) & (voit|voie|voient|verr*|marque*|trace*|bleu|bleus|parte|passe|sache*|saura)',
      `(pas|plus) [l'|le|la|les] (envoyer|envoie|emmener|amène|mettre|mets|rendre|rends|ramener) .. (école|crèche|mère|père|nounou|centre) & (${MARK}|voi*|voit|verr*)`,
      '(dire|dis) [que] .. (tombé*|cogné* tout seul|accident) & (mère|père|maîtresse|école|médecin|ex)',
    ],
    answers: [
      'Non : garder votre enfant, ou cacher la marque, le laisserait sans soins et avec un secret trop lourd. Un médecin doit la voir aujourd’hui ou demain ; s’il vomit, s’endort anormalement ou n’est pas comme d’habitude, c’est le 15. Vous pouvez demander au 119 comment le dire à l’autre parent.',
      'Non, pas pour attendre que cela parte. Faites voir votre enfant par un médecin, et dites ce qui s’est passé, tel que c’est arrivé. Le 119 écoute aussi les parents : vous pouvez y demander comment le dire à l’autre parent.',
    ],
    isQuiet: true,
  },
  {
    id: 'le-dire-à-l-autre-parent',
    namesLine: true,
    patterns: [
      `${OTHER_PARENT} & (dire|dis|dise|annoncer|annonce|avouer|avoue|vérité|parler|commence*)`,
      "(comment|quoi) .. (lui annoncer|l'annoncer|annoncer|avouer|commence|commencer)",
      '(première phrase|premiers mots|par où commencer)',
    ],
    answers: [
      'Oui, simplement, sans excuse : « J’ai frappé notre enfant. Je n’en avais pas le droit. Il y a une marque, un médecin va la voir, et je cherche de l’aide. » Par téléphone si cela risque de s’envenimer ; au 119, vous pouvez demander conseil avant.',
    ],
    isQuiet: true,
  },
  ...followUpsOfAFrightenedChild,
  {
    id: 'peur-de-ma-colère',
    namesLine: true,
    patterns: [
      '(peur|crains|effraie|inquiète) .. (ma colère|mes colères|ma violence|mes gestes|mes réactions|mes mains|ce que je (peux|pourrais) .. faire|de moi)',
      '(colère|colères) .. (me fait peur|me font peur|me fait flipper|me dépasse*|contrôle* (pas|plus))',
      `(ça fait|ça arrive|arrivé|${STRUCK}) .. ${TIMES} fois`,
      `${TIMES} fois .. (que je|que ça|où je) .. (${STRUCK}|arrive|recommence)`,
      `^ [et|déjà|c'est] [la] ${TIMES} fois (ce mois*|cette semaine|en)`,
      '(pas|plus) la première fois',
      '(recommencé|ça recommence|je recommence|refait|de plus en plus)',
    ],
    answers: [
      'Vous voyez que cela revient, et vous osez le dire : c’est ce qui peut protéger votre enfant. Le 119 écoute aussi les parents, sans juger, jour et nuit : appelez avant la prochaine montée. Et quand elle vient, l’enfant dans une pièce sûre, vous dans une autre.',
      'Vous faites bien de le dire : cette peur est à prendre au sérieux, et l’on peut en sortir avec de l’aide. Ce qui est là pour vous : le médecin ou un psychologue cette semaine, et le 119 dès que cela monte, même la nuit.',
    ],
    questions: ['Qui pourrait prendre le relais, les jours où vous êtes à bout ?'],
  },
  ...followUpsBeforeAGesture,
  {
    id: 'enfant-blessé',
    namesLine: true,
    patterns: [
      '(tombé*|tombe|cogné* la tête|tête contre|tapé la tête|perdu connaissance|saigne*|saigné|sang|vomi*|somnol*|oreille|assommé*) & ! (tombé* (enceinte|malade|amoureu*|bas|des nues))',
      '(bleu*|marque*|trace*|bosse) [*] (sur|à|au|visage|joue|bras|oeil|dos|front|$)',
    ],
    answers: [
      'Regardez d’abord comment va votre enfant : après un coup ou une chute, s’il vomit, s’endort anormalement, saigne ou n’est pas comme d’habitude, c’est le 15 tout de suite. Sans signe, un médecin peut le voir quand même, et vous dire quoi surveiller.',
    ],
    questions: ['Comment va votre enfant, là ?'],
  },
  {
    id: 'me-le-prendre',
    namesLine: true,
    patterns: [
      "(va|vont|peut|peuvent|peur|risque*|vouloir) .. (l'enlever|le prendre|la prendre|les prendre|retirer|placer|enlever|prendre|enlève*|retire*|placé*)",
      '(ase|services sociaux|assistante sociale|placement|juge) .. (peur|enlever|prendre|va|vont|retirer)',
    ],
    answers: [
      'En parler sert d’abord à trouver de l’aide : un enfant n’est séparé de ses parents que si un juge l’estime nécessaire pour le protéger. Au 119, vous pouvez demander, sans donner votre nom, ce qui se passerait.',
    ],
  },
  {
    id: 's-excuser',
    patterns: [
      "(m'excuser|excuser|excuses|demander pardon|lui demander pardon|m'excuse)",
      '(lui|leur) (dire|dis|parler|parle|expliquer) .. (quoi|comment|ce soir|après|maintenant)',
      '(dis|dire|parle) [lui|leur] (quoi|comment)',
      '(quoi|que|comment) .. (lui|leur) (dire|parler|expliquer)',
    ],
    answers: [
      'Oui, dites-le-lui simplement, à sa hauteur : « Je n’avais pas le droit de te frapper. Ce n’est pas ta faute. C’est à moi d’apprendre à m’arrêter. » Sans lui demander de vous consoler ni de pardonner.',
    ],
    questions: ['À quel moment calme pourriez-vous le lui dire ?'],
  },
  {
    id: 'comme-mes-parents',
    patterns: [
      '(mon père|ma mère|mes parents|mon beau-père|ma belle-mère|mon grand-père) [*] [*] (faisait|faisaient|frappait|frappaient|tapait|tapaient|battait|battaient|pareil|me|m)',
      '(devenir|deviens|suis|être) comme (lui|elle|mon père|ma mère|eux|mes parents)',
      "(reproduis|reproduire|répète|répéter|refais) .. (vécu|subi|enfance|schéma*|connu|même chose|ce que j'ai|pareil)",
      '(moi aussi|enfant|petit|petite) .. (frappé*|tapé*|battu*|coups|ceinture|martinet)',
    ],
    answers: [
      'Vous avez connu cela enfant, et vous voulez que cela s’arrête à vous. Ce n’est pas écrit d’avance : le voir et en parler, c’est déjà faire autrement.',
      'Ce que vous avez reçu n’oblige pas à le transmettre. Un psychologue ou le médecin peut vous aider à défaire ce réflexe, qui vient de loin.',
    ],
    questions: ['De quoi aviez-vous besoin, enfant, dans ces moments-là ?'],
  },
  {
    id: 'numéro-pour-parents',
    namesLine: true,
    patterns: [
      '(numéro|ligne|aide|endroit|quelqu un|association*|où|qui) .. (parent*|craque*|à bout|parler|appeler|m aider|me aider)',
      '(qui|où) (appeler|contacter|voir|consulter)',
      '(stage*|atelier*|groupe*|cours) .. parent*',
    ],
    answers: [
      'Oui : le 119 est aussi pour les parents qui craquent, gratuit et à toute heure. En journée, la PMI pour les moins de six ans, le médecin ou le pédiatre, et l’école pour un rendez-vous avec la psychologue.',
    ],
  },
  {
    id: 'ne-plus-recommencer',
    patterns: [
      '(plus jamais|ne plus|jamais plus|plus) [*] (refaire|recommencer|le frapper|la frapper|les frapper|lever la main|faire ça|exploser|craquer)',
      "(apprendre|arriver|réussir|faire|éviter) [à|pour|de|d'] [ne|pas|plus|me] [pas|plus] (exploser|m'énerver|énerver|craquer|frapper|taper|recommencer|me contrôler|me calmer|calmer)",
      '(peur|si) [de|que] [je] (recommence*|refaire|refasse)',
      '(comment|quoi) .. (contrôler|calmer|arrêter|m arrêter|éviter)',
    ],
    answers: [
      'Cela s’apprend : repérer le signe juste avant (la mâchoire, la voix qui monte), poser l’enfant à l’abri, sortir de la pièce une minute, de l’eau froide sur les mains, puis revenir. Décidez-le aujourd’hui, au calme, pour que ce soit prêt.',
      'Choisissez d’avance votre sortie de secours : « Je sors une minute, je reviens. » Et cherchez ce qui use avant l’heure difficile : le sommeil, le retard, ou tout porter sans relais.',
    ],
    questions: ['Quel moment de la journée est le plus difficile ?'],
  },
  {
    id: 'mauvais-parent',
    patterns: [
      '(mauvaise mère|mauvais père|mauvais parent|monstre|indigne|horrible|honte|impardonnable|dégoût*)',
      "(m'en veux|me déteste|me pardonner*|effondré*|je pleure|coupable)",
    ],
    answers: [
      'La honte dit que ce geste n’est pas ce que vous voulez être pour votre enfant. Il n’efface pas tout le reste, et il appelle de l’aide pour vous.',
    ],
    questions: ['De quoi auriez-vous besoin, vous, pour que cela ne revienne pas ?'],
  },
  {
    id: 'il-est-ailleurs',
    patterns: [
      "(il|elle|ils|elles|fils|fille|petit*|enfant*) (est|sont) [là|bien|maintenant|déjà] (à l'école|à la crèche|au collège|chez|avec|couché*|dort|à la maison|avec son|avec sa)",
      '(il|elle) (dort|joue|mange|va bien|n a rien|a rien)',
    ],
    answers: [
      'Bien. Cela laisse un moment pour vous, et pour préparer la suite.',
      'D’accord. Rien ne presse à la minute, et la suite peut se préparer au calme.',
    ],
  },
]
