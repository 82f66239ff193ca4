import type { Situation } from '../risk.ts'

/** What is answered first, in the words of the situation: named no further than the person named it. */
export const openings: Partial<Record<Situation, readonly string[]>> = {
  attempt: [
    'Ce que vous décrivez est une urgence, et il est encore temps.',
    'Vous avez écrit : c’est une part de vous qui cherche de l’aide. Suivons-la.',
    'Rien n’est trop tard à cet instant.',
  ],
  plan: [
    'Vous avez préparé quelque chose, et vous le dites : gardons ce fil.',
    'Savoir que vous avez un moyen près de vous rend ce moment dangereux.',
    'Ce que vous avez préparé peut attendre ; vous mettre en sécurité, non.',
  ],
  farewell: [
    'J’entends un adieu dans ce que vous écrivez.',
    'Ces mots ressemblent à un au revoir, et je vous pose la question franchement.',
    'Avant tout départ, parlons de ce qui fait si mal.',
  ],
  veiled: [
    'Derrière ces mots, j’entends peut-être l’idée de mourir, et je préfère le demander.',
    'Ce que vous annoncez ressemble à un danger, et je le prends au sérieux.',
    'Je lis quelque chose de définitif dans votre message.',
  ],
  'method-question': [
    'Je ne donnerai pas d’information sur les moyens de mourir, quel que soit le cadre. Ce qui compte ici, c’est vous.',
    'À cette question-là, je réponds par la sécurité, jamais par une méthode.',
    'Je ne décrirai pas cela, même pour une histoire. Et je me demande comment vous allez, vous.',
  ],
  voices: [
    'Entendre des ordres pareils doit être épuisant. Rien ne vous oblige à leur obéir.',
    'Ces ordres ne sont pas les vôtres, et vous avez bien fait d’en parler.',
    'Quand une voix pousse à se faire du mal, il faut quelqu’un à côté de soi, vite.',
  ],
  'self-injury': [
    'Se faire du mal soulage parfois un instant, puis la douleur revient. Merci de le dire.',
    'Derrière ces blessures, il y a une douleur qui mérite des soins.',
    'Si une plaie est profonde ou saigne encore, elle doit être soignée aujourd’hui.',
  ],
  'other-imminent': [
    'Vous faites ce qu’il faut en demandant de l’aide pour cette personne.',
    'Ce que vous décrivez pour cette personne est une urgence.',
    'Ne restez pas sans aide : les secours savent intervenir.',
  ],
  passive: [
    'Ne plus avoir goût à la vie, c’est très lourd à porter.',
    'Vous décrivez une fatigue de vivre, et elle mérite mieux que le silence.',
    'Vouloir que cela s’arrête dit souvent combien la douleur est grande.',
  ],
  hopeless: [
    'Ne plus voir d’issue, c’est une des choses les plus dures qui soient.',
    'Quand tout semble fermé, on ne voit plus ce qui pourrait changer. Ce n’est pas une faute.',
    'Vous vous battez depuis longtemps, cela se lit.',
  ],
  burden: [
    'Se sentir de trop fait très mal, et cette pensée peut mentir.',
    'Vous avez l’impression de peser sur les autres. Cette impression-là fait partie de la souffrance.',
    'Ce que vous pensez de vous paraît très dur.',
  ],
  unbearable: [
    'Vous êtes à bout, et vous le dites : c’est important.',
    'Tenir dans cet état demande une énergie énorme.',
    'Cette douleur a besoin d’être partagée avec quelqu’un.',
  ],
  relapse: [
    'Vous reconnaissez des signes que vous avez déjà connus : c’est précieux de les voir tôt.',
    'Sentir que cela revient fait peur, et le dire maintenant est une bonne chose.',
    'Ce qui vous a aidé la dernière fois peut resservir, et les personnes qui vous suivaient aussi.',
  ],
  bereaved: [
    'Perdre ou craindre de perdre quelqu’un ainsi bouleverse tout. Rien de ce que vous ressentez n’est anormal.',
    'Ce deuil-là laisse des questions sans réponse, et souvent de la culpabilité.',
    'Vous portez quelque chose de très lourd depuis ce qui s’est passé.',
  ],
  'other-worry': [
    'Vous vous inquiétez pour cette personne, et vous avez raison de ne pas laisser passer.',
    'On peut poser la question simplement : « Est-ce que tu penses au suicide ? » Cela ne donne pas l’idée, cela ouvre la porte.',
    'Vous pouvez appeler pour vous, en tant que proche, et demander comment faire.',
  ],
  severe: [
    'Ce que vous décrivez dure et prend beaucoup de place.',
    'Il y a là beaucoup de souffrance, et elle mérite un vrai soutien.',
    'Vous avez tenu jusqu’ici presque sans aide.',
  ],
  substance: [
    'En parler, sans vous juger, est déjà un pas.',
    'Ce qui soulageait a pris le dessus : cela arrive, et cela se soigne accompagné.',
    'Vous cherchez sans doute à calmer quelque chose qui fait mal.',
  ],
  eating: [
    'Le rapport à la nourriture peut devenir une souffrance de chaque heure.',
    'Ce n’est ni un caprice ni un manque de volonté.',
    'Votre corps et vous méritez d’être soignés avec douceur.',
  ],
  unclear: [
    'Je préfère vous le demander plutôt que de passer à côté.',
    'Un mot de votre message me fait poser la question simplement.',
    'Je voudrais bien comprendre ce que vous avez voulu dire.',
  ],
}
