import type { FollowUp } from './follow-up.ts'

/** To report without being known. */
export const reportedUnseen: readonly string[] = [
  '(dénonc*|signal*|balanc*|porte* plainte|parle*|dis) ... (savoir|sauront|sachent|sache|apprendre|deviner|pire|venger|vengent|représailles|anonyme*|mon nom)',
  '(signalement*|signaler|dénoncer) ... (anonyme*|nom|identité|secret|voir|voient)',
  '(anonyme*|sans (que|qu) ils (sachent|voient)) ... (signal*|dénonc*|insta*|snap*|tiktok|compte)',
  '(vont|va) (savoir|deviner) que (ce est|c est) moi',
]
export const REPORT_UNSEEN: readonly string[] = [
  'Un signalement fait dans l’application ne donne d’ordinaire pas votre nom au compte visé, et le 3018 peut signaler de son côté. Demandez-lui en premier comment faire sans que cela remonte jusqu’à vous.',
  'Vous n’avez pas à signer : ni dans l’application, ni au 3018. Si l’établissement doit le savoir, demandez à la CPE ou à l’infirmière d’agir sans dire d’où cela vient.',
]

/** What stays online, and how it goes away: never the person's own account. */
export const asksToTakeDown: readonly string[] = [
  '(supprim*|retir*|effac*|enlev*|bloqu*|signal*|ferm*|vire*) .. (compte*|photo*|vidéo*|image*|publication*|page|groupe) & ! (mon|mes) (compte*|profil*|insta*|snap*|facebook)',
  '(fait|faire|fasse*) [la|le|les|la photo] (enlever|retirer|supprimer|disparaître|effacer|virer)',
  '(la|le|les) (supprimer|retirer|effacer|enlever|faire (enlever|retirer|supprimer|disparaître))',
  '(photo*|vidéo*|ça|elle|compte|page|groupe) [*] (disparaisse*|disparaître|soit (retirée|supprimée|effacée)|parte)',
]
export const TAKE_DOWN: readonly string[] = [
  'Oui, cela se fait retirer : gardez des captures, avec les noms et les dates, signalez le compte et les images dans l’application, et appelez le 3018, qui intervient auprès des plateformes, souvent très vite.',
  'Oui : le 3018 le demande directement aux plateformes. Donnez-lui le lien ou le nom du compte. Un adulte, ou vous, peut aussi le signaler dans l’application ; demandez à qui vous l’a montré de ne rien garder.',
]

/** What people say and ask whose picture or name is passed round, or who are threatened with it. */
export const followUpsOfCyber: readonly FollowUp[] = [
  {
    id: 'délai-du-maître-chanteur',
    patterns: [
      '(va|vont|menace*|dit|veut) .. (faire|envoyer|publier|balancer|diffuser) .. (heure*|minute*|ce soir|demain|avant)',
      '(ultimatum|compte à rebours|il me reste (une|deux) heure*)',
    ],
    answers: [
      'Ce délai sert à vous affoler. Ne payez pas, ne répondez plus, gardez les captures, et appelez maintenant : le 3018 de 9 h à 23 h, ou le 17 pour signaler le chantage.',
    ],
  },
  {
    id: 'photo-détournée',
    patterns: [
      '(mettent|mis|postent|posté|partagent|partagé|font tourner|fait tourner|publient|publié|envoient|font) .. (photo*|vidéo*|mème*|montage*|capture*|sticker*) de moi & ! (nue|nu|intime*|argent|payer|paie|euros|chantage)',
      '(photo*|vidéo*|montage*|sticker*) de moi .. (écrit*|dessus|détourn*|toilettes|se moquent|rigolent|tourne*)',
    ],
    answers: [
      'C’est humiliant, et ce n’est pas votre faute. Gardez des captures avant tout signalement : le 3018 peut faire retirer ces images, et une personne de confiance peut vous aider à le faire cesser.',
    ],
  },
  { id: 'signaler-sans-être-su', patterns: reportedUnseen, answers: REPORT_UNSEEN },
  {
    id: 'fermer-son-compte',
    patterns: [
      '(supprime*|ferme*|désactive*|efface*|quitte*) .. (mon|mes) (compte*|profil*|insta*|snap*|facebook|réseaux)',
    ],
    answers: [
      'Pas avant d’avoir gardé les preuves : captures des messages, du profil et du compte demandé. Ensuite, passez le vôtre en privé ou mettez-le en pause, et bloquez.',
    ],
  },
  {
    id: 'le-dire-à-l-autre',
    patterns: ['(dire|parler|avouer|annoncer) .. (ma|mon) (femme|mari|copine|copain|conjoint*|compagn*|épouse|époux)'],
    answers: [
      'Rien ne vous y oblige, et le dire en premier enlève souvent son arme au maître chanteur : « On me fait du chantage, j’ai honte, et j’ai besoin de toi. » Vous pouvez en parler d’abord au 3018 pour vous y préparer.',
    ],
  },
  {
    id: 'honte-devant-la-police',
    patterns: ['(police|gendarm*|flics|policier*) .. (moquer|moquent|moque|rire|rient|rigol*|juger|jugent|honte)'],
    answers: [
      'Ce chantage est très courant, et les enquêteurs en voient souvent : devant eux, vous êtes la victime. Vous pouvez venir avec quelqu’un, et avec vos captures.',
    ],
  },
  {
    id: 'le-diront-ils-aux-parents',
    patterns: [
      '(ils|elles|on|3018) .. (va|vont|peut|peuvent) .. (dire|prévenir|appeler|contacter|avertir) .. (parents|mère|père|maman|papa|lycée|collège|école)',
      '(préviennent|appellent|disent|contactent) .. (parents|mère|père)',
      '(parents|mère|père) .. (prévenus|au courant|obligés|obligé*)',
    ],
    answers: [
      'Le 3018 est confidentiel : avant de dire votre nom, vous pouvez demander ce qui serait transmis, et à qui. Si votre sécurité l’exigeait, la façon d’en parler se chercherait avec vous.',
      'Vous pouvez appeler sans dire votre nom, et poser cette question en premier : « Est-ce que mes parents le sauront ? » Vous décidez ensuite de continuer ou non.',
    ],
  },
  {
    id: 'colère-des-parents',
    patterns: [
      "(mère|père|parents|maman|papa|elle|il|ils) (va|vont) [trop|juste|encore] (me tuer|m'engueuler|me détester|me massacrer|me défoncer|péter|crier|hurler|me gronder|me virer|m'en vouloir|me punir)",
    ],
    answers: [
      'Vous craignez sa réaction, et cela se prépare : « J’ai besoin de ton aide, pas d’une punition. » On peut en parler sans rien montrer de la photo.',
      'Cette peur arrête beaucoup de jeunes. Un autre adulte peut le dire avec vous : l’infirmière, la CPE, une tante, ou le 3018 qui aide à préparer les mots.',
    ],
    questions: ['Craignez-vous des cris, ou plus que cela ?'],
  },
  {
    id: 'envoyée-par-soi',
    patterns: [
      "(c'est moi qui|j'ai|je lui ai|je l'ai) .. (envoyé*|prise|faite|donné*) .. (photo*|vidéo*|nude*|$|la|l)",
      "(ma faute|j'aurais pas dû|jamais dû|trop conne|trop bête|idiote)",
    ],
    answers: [
      'L’avoir envoyée à une personne n’autorisait personne à la montrer. C’est le partage sans votre accord qui est interdit : la faute est là, pas chez vous.',
    ],
  },
  {
    id: 'faux-ou-montage',
    patterns: [
      '(deepfake*|montage*|truqué*|trafiqué*|faux compte|faux profil|usurp*|se fait passer pour moi|intelligence artificielle)',
    ],
    answers: [
      'Un montage ou un faux compte se fait retirer comme une vraie image : captures d’abord, signalement dans l’application, et le 3018 qui intervient auprès de la plateforme.',
    ],
  },
  {
    id: 'payer',
    patterns: ['(paye|payer|paie|payé|paies|argent|euros|virement)'],
    answers: [
      'Non, ne payez pas, et plus si c’est déjà fait : payer n’arrête pas le chantage. Gardez les captures et le compte, ne répondez plus ; le 3018 agit auprès des plateformes.',
      'Ne versez rien de plus : cela n’achète pas son silence. Les captures, le pseudonyme, le compte demandé : gardez tout, c’est ce qui servira au 3018 et à une plainte.',
    ],
  },
  {
    id: 'va-t-il-diffuser',
    patterns: [
      '(va|vont|peut) .. (envoyer|diffuser|publier|balancer|partager|mettre en ligne)',
      '(si|quand) je (le|la|les) bloque',
    ],
    answers: [
      'C’est possible, que l’on paie ou non, et cela peut être retiré : le 3018 signale les images pour qu’elles ne circulent pas. Gardez d’abord les captures, puis bloquez.',
    ],
  },
  {
    id: 'faire-retirer',
    patterns: asksToTakeDown,
    answers: TAKE_DOWN,
  },
  {
    id: 'téléphone-confisqué',
    patterns: ['(prendre|confisquer|enlever|retirer|péter) .. (tel|téléphone|portable|plomb)'],
    answers: [
      'Cette peur arrête beaucoup de jeunes. On peut commencer ainsi : « J’ai besoin de ton aide, pas d’une punition. Regarde ce qu’ils ont fait. »',
    ],
  },
  {
    id: 'plus-y-aller',
    patterns: [
      '(plus|pas) .. (aller|retourner|y aller) .. (collège|lycée|école|cours|fac)',
      '(plus|pas) (y aller|y retourner)',
      '(retourner|aller|revenir|retourne) .. (lycée|collège|cours|classe|école) .. (demain|lundi|comment|peur|après)',
      '(demain|lundi) .. (lycée|collège|cours|classe|école)',
    ],
    answers: [
      'Ne plus vouloir y aller se comprend. L’établissement a le devoir d’agir : le CPE ou le chef d’établissement peut être prévenu par un parent, ou par le 3018 avec vous.',
    ],
  },
  {
    id: 'moqueries',
    patterns: ['(moque*|moquent|rigole*|rient|insult*|humili*)'],
    answers: ['Être la cible de tous fait très mal. La honte est pour ceux qui font cela, pas pour vous.'],
  },
]
