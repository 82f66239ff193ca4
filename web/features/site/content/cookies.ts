import { list, note, paragraph, table } from './blocks.ts'
import type { LegalDocument } from './types.ts'

export const cookies: LegalDocument = {
  slug: 'cookies',
  title: 'Cookies et stockage',
  lede: 'Mivoix ne dépose aucun cookie de mesure ni de publicité. Voici la liste complète de ce que le site garde sur votre appareil.',
  updatedOn: '2026-11-19',
  sections: [
    {
      id: 'en-bref',
      title: 'En bref',
      blocks: [
        list(
          'Aucun cookie publicitaire, aucune mesure d’audience, aucun pixel.',
          'Aucun contenu chargé depuis un autre site : les polices et les images viennent de chez nous.',
          'Seulement ce qu’il faut pour que le site fonctionne, gardé dans votre navigateur.',
        ),
        note(
          'Ce stockage est nécessaire au service que vous demandez. La loi n’exige alors pas de consentement (art. 82 de la loi Informatique et Libertés). C’est pourquoi vous ne voyez pas de bandeau.',
        ),
      ],
    },
    {
      id: 'liste',
      title: 'Ce qui est gardé sur votre appareil',
      blocks: [
        table(
          'Éléments gardés dans le navigateur',
          ['Nom', 'À quoi il sert', 'Quand il est créé', 'Durée'],
          ['mivoix-auth', 'Garder votre connexion ouverte', 'À la connexion', 'Jusqu’à la déconnexion ou l’expiration'],
          [
            'mivoix-theme',
            'Retenir l’apparence choisie, claire ou sombre',
            'Si vous la choisissez',
            'Jusqu’au retour à « Automatique »',
          ],
          [
            'mivoix-device',
            'Reconnaître cet appareil, pour ne pas redemander un code à chaque connexion',
            'À la connexion ou à l’inscription',
            'Jusqu’à ce que vous l’effaciez',
          ],
          [
            'mivoix-notices',
            'Ne pas remontrer une annonce que vous avez fermée',
            'Si vous en fermez une',
            'Jusqu’à ce que vous l’effaciez',
          ],
          [
            'mivoix-comfort',
            'Retenir un texte plus grand ou moins d’animations',
            'Si vous les choisissez',
            'Jusqu’à ce que vous les désactiviez',
          ],
          [
            'mivoix-room-sounds',
            'Retenir que vous avez coupé les sons de la salle de séance',
            'Si vous les coupez',
            'Jusqu’à ce que vous les remettiez',
          ],
          [
            'mivoix-room-notifications',
            'Retenir que vous voulez les notifications de la salle de séance',
            'Si vous les demandez',
            'Jusqu’à ce que vous les refusiez',
          ],
          [
            'mivoix-voice-notice',
            'Ne montrer qu’une fois l’explication sur la dictée vocale',
            'À la première dictée, dans le chat',
            'Jusqu’à ce que vous l’effaciez',
          ],
          [
            'loginBlockedUntil',
            'Afficher le temps d’attente après trop d’essais de connexion',
            'Après trois essais manqués',
            'Jusqu’à la connexion suivante',
          ],
          [
            'registrationType',
            'Retenir le profil choisi pour l’inscription',
            'Au choix du profil',
            'Jusqu’à la fin de l’inscription',
          ],
          [
            'pendingVerificationEmail',
            'Retenir l’adresse qui attend d’être confirmée',
            'À la connexion, si elle ne l’est pas encore',
            'Jusqu’à la confirmation ou la fermeture de l’onglet',
          ],
          [
            'pendingPhoneVerification',
            'Retenir le numéro de téléphone qui attend son code',
            'Quand vous le changez',
            'Jusqu’à la confirmation ou la fermeture de l’onglet',
          ],
          [
            'redirectAfterLogin',
            'Revenir à la page que vous vouliez ouvrir, une fois la connexion faite',
            'Si une page demande de se connecter',
            'Jusqu’au retour à cette page ou la fermeture de l’onglet',
          ],
          [
            'mivoix-draft',
            'Garder le brouillon d’un formulaire si la page se recharge',
            'Quand vous écrivez',
            'Jusqu’à l’envoi, la déconnexion, la sortie rapide ou la fermeture de l’onglet',
          ],
          [
            'mivoix-mood',
            'Garder votre humeur sans compte, sur cet appareil seulement',
            'Quand vous l’enregistrez',
            'Jusqu’à ce que vous l’effaciez',
          ],
          [
            'chatSessionId',
            'Retrouver votre conversation avec le chat IA',
            'À l’ouverture du chat',
            'Jusqu’à ce que vous l’effaciez',
          ],
          [
            'mivoix-chat-left',
            'Pouvoir revenir à la conversation que vous venez de quitter',
            'Quand vous en commencez une nouvelle',
            'Jusqu’à ce que vous l’effaciez',
          ],
          [
            'mivoix-chat-apart',
            'Ne pas reproposer de garder dans votre compte une conversation que vous laissez à part',
            'Si vous la laissez à part',
            'Jusqu’à ce que vous l’effaciez',
          ],
          [
            'mivoix-chat-consent',
            'Ne pas redemander votre accord à chaque conversation',
            'Quand vous le donnez dans le chat, sans compte',
            'Jusqu’à ce que vous l’effaciez',
          ],
          [
            'mivoix-chat-enter',
            'Retenir ce que fait la touche Entrée dans le chat',
            'Si vous la réglez',
            'Jusqu’à ce que vous l’effaciez',
          ],
          [
            'mivoix-chat-stopped',
            'Ne pas reprendre une réponse du chat que vous avez arrêtée',
            'Quand vous l’arrêtez',
            'Jusqu’à ce que vous l’effaciez',
          ],
          [
            'mivoix-chat-exit',
            'Effacer votre conversation sans compte quand vous quittez rapidement le site',
            'Si vous le choisissez dans le chat',
            'Jusqu’à ce que vous l’effaciez',
          ],
          [
            'mivoix-draft-chat-help',
            'Garder en vue les numéros d’aide d’une conversation qui n’est pas gardée, sans vos mots',
            'Si le chat vous a montré ces numéros',
            'Jusqu’à la déconnexion, la sortie rapide ou la fermeture de l’onglet',
          ],
          [
            'mivoix-provider-verifier',
            'Sécuriser la connexion par un autre service',
            'Si vous choisissez cette connexion',
            'Jusqu’au retour de ce service ou la fermeture de l’onglet',
          ],
          [
            'mivoix-linking',
            'Reconnaître, à votre retour d’un autre service, que vous vouliez le lier à votre compte',
            'Si vous liez un compte extérieur',
            'Jusqu’au retour de ce service ou la fermeture de l’onglet',
          ],
          [
            'mivoix-texted-challenge',
            'Accepter le code reçu par SMS même si la page se recharge',
            'Quand un code vous est envoyé par SMS',
            'Jusqu’à la fermeture de l’onglet',
          ],
          [
            'react-router-scroll-positions',
            'Revenir au même endroit d’une page',
            'Quand vous changez de page',
            'Jusqu’à la fermeture de l’onglet',
          ],
        ),
        paragraph(
          'Le site garde aussi une copie de la page [Urgence](/urgence). Les numéros d’aide restent ainsi lisibles sans connexion.',
        ),
      ],
    },
    {
      id: 'paiement',
      title: 'Le cas du paiement',
      blocks: [
        paragraph(
          'Sur la page de paiement, les champs de carte peuvent être ceux d’un prestataire de paiement. Il peut alors utiliser ses propres éléments de sécurité, contre la fraude. Cela ne concerne que cette page.',
        ),
      ],
    },
    {
      id: 'effacer',
      title: 'Tout effacer',
      blocks: [
        list(
          'La déconnexion retire votre connexion de l’appareil.',
          'Dans votre navigateur, « Effacer les données de navigation » supprime tout ce qui est listé ici.',
          'Une fenêtre de navigation privée efface ces éléments quand vous la fermez.',
        ),
        paragraph(
          'Effacer ne supprime pas votre compte. Pour cela, passez par vos [paramètres](/settings) ou lisez [vos droits](/privacy#vos-droits).',
        ),
      ],
    },
    {
      id: 'changements',
      title: 'Si cela change',
      blocks: [
        paragraph(
          'Si un jour nous voulions utiliser un élément qui n’est pas nécessaire, nous vous le demanderions avant. Refuser serait aussi simple qu’accepter.',
        ),
        paragraph('Une question ? Utilisez le [formulaire de contact](/contact).'),
      ],
    },
  ],
}
