import type { FollowUp } from './follow-up.ts'

/**
 * What parents say and ask who have hit their child. The child comes first, the parent is neither a threat to be reported nor a victim,
 * and nobody is promised that nothing will follow.
 */
export const followUpsOfParentsWhoHit: readonly FollowUp[] = [
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
    id: 'l-école-va-voir',
    patterns: [
      '(maîtresse|maître|école|crèche|nounou|prof*|médecin|pédiatre) .. (voir|voit|vu|remarqu*|signal*|demand*)',
    ],
    answers: [
      'Ne demandez pas à votre enfant de le cacher : ce secret serait trop lourd pour lui. Mieux vaut en parler en premier, au médecin ou au 119 : un parent qui demande de l’aide est entendu autrement.',
    ],
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
