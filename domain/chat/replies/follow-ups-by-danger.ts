import type { Danger } from '../risk.ts'
import type { FollowUp } from './follow-up.ts'
import { followUpsOfChildren } from './follow-ups-of-children.ts'
import { followUpsOfControl } from './follow-ups-of-control.ts'

/** What people ask and say of one danger alone: heeded before what is said of all. */
export const followUpsByDanger: Partial<Record<Danger, readonly FollowUp[]>> = {
  'partner-violence': followUpsOfControl,
  child: followUpsOfChildren,
  others: [
    {
      id: 'objet-posé',
      patterns: ['(pose|posé|range|rangé|donné|jeté|laissé) .. (couteau|arme|fusil|batte|hache|marteau|pistolet)'],
      answers: ['C’est le bon geste. Fermez cette pièce, gardez la distance, et prévenez quelqu’un de calme.'],
      questions: ['Qui peut venir auprès de vous, ce soir ?'],
    },
    {
      id: 'objet-à-portée',
      namesLine: true,
      patterns: ['(couteau|arme|fusil|batte|hache|marteau|pistolet)'],
      answers: [
        'Laissez cela où c’est, fermez la pièce, et éloignez-vous : dehors, ou chez quelqu’un. Rien ne se règle ainsi, et vous pouvez encore choisir.',
      ],
    },
  ],
  'sexual-violence': [
    {
      id: 'trop-tard',
      patterns: ['(trop tard|lavé*|douché*|pris une douche|changé* de vêtements|jeté mes vêtements)'],
      answers: [
        'Non, il n’est pas trop tard. Même après une douche, un examen reste utile : pour vous soigner d’abord, et parfois pour des preuves. Gardez les vêtements tels quels, dans un sac en papier.',
      ],
      questions: ['Qui pourrait vous accompagner aux urgences ?'],
    },
    {
      id: 'sans-avoir-dit-non',
      patterns: [
        '(vraiment|bien|considéré*) .. (viol|agression)',
        '(ai|a|avais) (pas|rien) (dit non|dit|crié|débattu*|bougé|résisté|réagi)',
        '(figé*|sidéré*|paralysé*|tétanisé*|laissé faire)',
        "j'avais (bu|trop bu)",
      ],
      answers: [
        'Ne pas avoir crié ou résisté ne veut pas dire avoir été d’accord. Se figer, avoir bu, ne rien pouvoir dire : cela arrive très souvent, et ce n’est jamais votre faute.',
        'Oui, cela compte : sans accord, ce n’est pas permis. La façon dont votre corps a réagi pour tenir n’y change rien.',
      ],
    },
    {
      id: 'me-croyez-vous',
      patterns: ['(croyez|crois) [tu|vous] [moi|$]', '(me|te) (croyez|crois)'],
      answers: ['Oui, je vous crois.'],
    },
    {
      id: 'le-croiser',
      patterns: [
        '(croiser|revoir|recroiser|tomber sur) .. ',
        '(dans|à) (ma|la|mon|le) (promo|fac|classe|travail|boulot|immeuble|lycée)',
      ],
      answers: [
        'Craindre de le croiser est bien normal. On peut demander à la fac, au travail ou à l’école de quoi ne plus être au même endroit, avec une association à vos côtés.',
      ],
    },
    {
      id: 'longtemps-après',
      patterns: ['(il y a|ça fait|ya|y a|depuis) * (mois|ans|années|semaines|an)'],
      answers: [
        'Même des mois ou des années après, on peut être soigné, entendu, et décider de la suite. Il n’est pas trop tard pour en parler.',
      ],
    },
  ],
  cyber: [
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
      patterns: [
        '(supprimer|retirer|effacer|enlever|bloquer|signaler|fermer) .. (compte*|photo*|vidéo*|image*|publication*)',
      ],
      answers: [
        'Oui : le 3018 fait retirer des comptes et des images, souvent très vite. Gardez d’abord des captures, avec les noms et les dates.',
      ],
    },
    {
      id: 'téléphone-confisqué',
      patterns: [
        '(prendre|confisquer|enlever|retirer|péter) .. (tel|téléphone|portable|plomb)',
        "(mère|père|parents|maman|papa) (va|vont) (me tuer|m'engueuler|me détester|me massacrer|péter)",
      ],
      answers: [
        'Cette peur arrête beaucoup de jeunes. On peut commencer ainsi : « J’ai besoin de ton aide, pas d’une punition. Regarde ce qu’ils ont fait. »',
      ],
    },
    {
      id: 'plus-y-aller',
      patterns: [
        '(plus|pas) .. (aller|retourner|y aller) .. (collège|lycée|école|cours|fac)',
        '(plus|pas) (y aller|y retourner)',
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
  ],
  elder: [
    {
      id: 'explication-donnée',
      patterns: [
        '(directeur|directrice|cadre|soignant*|infirmière|établissement|personnel|ils) .. (dit|disent|répond*|prétend*) (que|qu) *',
      ],
      answers: [
        'Une explication ne suffit pas : demandez par écrit les déclarations de chute et le dossier de soins, et faites venir son médecin, qui peut constater.',
      ],
    },
    {
      id: 'la-sortir-de-là',
      patterns: [
        '(sortir|changer|retirer|partir|déménager) .. (de là|établissement|ehpad|maison de retraite)',
        '(peux|peut) .. (la|le) (sortir|changer|reprendre)',
      ],
      answers: [
        'Oui, c’est possible : la personne, ou qui la représente, peut demander à partir, même vite. Parlez-en d’abord à son médecin et au 3977, pour que la suite soit prête.',
      ],
    },
    {
      id: 'peur-que-cela-empire',
      patterns: ['(empire*|représailles|venge*|pire|se retourn*)'],
      answers: [
        'Cette crainte est fréquente. On peut signaler sans passer par l’établissement : au 3977, vous pouvez ne pas donner votre nom.',
      ],
    },
    {
      id: 'à-qui-s-adresser',
      patterns: ['(à qui|qui) .. (adresser|prévenir|contacter|parler|appeler|signaler)'],
      answers: [
        'Au 3977 d’abord, qui suit la situation avec vous ; ensuite au médecin traitant, qui peut constater, et à l’agence régionale de santé pour un établissement.',
      ],
    },
    {
      id: 'filmer',
      patterns: ['(filmer|caméra|enregistrer|enregistre)'],
      answers: [
        'Demandez-le d’abord au 3977 : filmer une chambre touche à la vie privée de plusieurs personnes. Des photos des marques, datées, et un certificat médical comptent déjà.',
      ],
    },
    {
      id: 'perd-la-tête',
      patterns: ['(perd|perdait|perdu) la tête', '(invente*|confond*|délire*|sénile)'],
      answers: [
        'Confondre parfois n’explique pas des marques. Un médecin peut les constater, et cela tranche mieux qu’une discussion.',
      ],
    },
  ],
}
