import type { MailTemplate } from '../mail-content.ts'

export const secondFactorChanged: MailTemplate<{ isOn: boolean; isPhone: boolean }> = (
  { isOn, isPhone },
  { publicUrl },
) => {
  const what = isPhone ? 'Un code envoyé par SMS' : 'Une application d’authentification'
  return {
    subject: 'Un changement sur votre compte',
    heading: isOn ? 'La vérification en deux étapes est active' : 'Une vérification en deux étapes a été retirée',
    blocks: [
      {
        kind: 'paragraph',
        text: isOn
          ? `${what} protège désormais votre compte. Vos autres appareils ont été déconnectés.`
          : `${what} ne protège plus votre compte.`,
      },
      { kind: 'note', text: 'Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe.' },
      { kind: 'button', label: 'Ce n’était pas moi', url: `${publicUrl}/forgotten-password` },
    ],
  }
}
