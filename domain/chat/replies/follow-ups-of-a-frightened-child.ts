import type { FollowUp } from './follow-up.ts'

/** What parents tell of a child who is afraid of them since a blow, or a gesture that nearly was one, and of those who may hear of it. */
export const followUpsOfAFrightenedChild: readonly FollowUp[] = [
  {
    id: 'veut-aller-chez-l-autre-parent',
    patterns: [
      "(veut|veuille|voulait|demande|demandait|préfère|réclame|dit qu'il veut|dit qu'elle veut) .. (aller|partir|vivre|dormir|rester|habiter|voir) .. (sa mère|son père|sa maman|son papa|maman|papa|ses grands-parents|sa grand-mère|chez)",
      '(réclame|demande|veut) (sa mère|son père|sa maman|son papa)',
    ],
    answers: [
      'Dites-lui que c’est permis de le vouloir : « Tu as le droit. On l’appelle ensemble, si tu veux. » Ne le prenez pas comme un rejet : votre enfant cherche où se sentir en sécurité, et le laisser choisir ce moment le rassure.',
      'Vous pouvez répondre : « Je comprends. Je t’aime, et tu peux y aller. » Sans lui faire porter votre peine, et sans promettre ce que vous ne tiendriez pas.',
    ],
    questions: ['Comment cela se passe-t-il, avec l’autre parent ?'],
  },
  {
    id: 'enfant-qui-a-peur-de-moi',
    patterns: [
      "(sursaute*|se protège*|se cache*|tremble*|se crispe*|se raidit|recule|s'écarte|me fuit|me fuient|lève le bras|lève les bras|baisse les yeux) & ! (je|quand il rentre)",
      '(sursaute*|recule*|se protège*) .. (je|me|moi)',
      '(il|elle|fils|fille|petit|petite|enfant*) [*] (a|ont) peur de moi',
      '(veut|veulent) plus .. (bras|me voir|me parler|câlin*|bisou*)',
      "(me parle|m'approche|me regarde) (plus|pas)",
    ],
    answers: [
      'Votre enfant a eu peur de vous, et le voir ainsi fait mal. Cette peur s’apaise avec le temps, si le geste ne revient pas, et si vous lui dites que ce n’était pas sa faute.',
      'C’est son corps qui se souvient, et ce n’est pas contre vous. Restez doux, à distance, laissez votre enfant revenir à son rythme.',
    ],
    questions: ['Qu’avez-vous pu lui dire, depuis ?'],
  },
  {
    id: 'va-voir-quelqu-un',
    isQuiet: true,
    patterns: [
      '(je vais|vais|je) (voir|appeler|appelle|chez|parler à|demander à|aller chez|sonner chez) [*] (ma|mon|la|le|une|un) [*] (voisin*|mère|père|soeur|frère|ami*|copine|copain|tante|oncle|cousin*|collègue) & ! pas',
    ],
    answers: [
      'Aller vers quelqu’un, c’est un bon relais. Vous pouvez dire seulement : « J’ai besoin de souffler, tu peux rester un moment ? »',
    ],
  },
  {
    id: 'l-école-va-voir',
    patterns: [
      '(maîtresse|maître|école|crèche|nounou|prof*|médecin|pédiatre) .. (voir|voit|vu|remarqu*|signal*|demand*)',
      '(dit|dise|dire|raconte*|répète*|parle*) [*] [*] (école|maîtresse|maître|crèche|nounou|prof*|copain*|cantine)',
    ],
    answers: [
      'Ne demandez pas à votre enfant de le cacher : ce secret serait trop lourd pour lui. Mieux vaut en parler en premier, au médecin ou au 119 : un parent qui demande de l’aide est entendu autrement.',
    ],
  },
]
