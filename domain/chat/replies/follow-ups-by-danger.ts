import type { Danger } from '../risk.ts'
import type { FollowUp } from './follow-up.ts'

/** What people ask and say of one danger alone: heeded before what is said of all. */
export const followUpsByDanger: Partial<Record<Danger, readonly FollowUp[]>> = {
  'sexual-violence': [
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
        '(dans|à) (ma|la|mon|le) (promo|fac|classe|travail|boulot|immeuble) .. (lui|il)',
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
