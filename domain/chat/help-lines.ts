export interface HelpLine {
  number: string
  /** Label of the button. */
  label: string
  /** `tel:` or `sms:` URL. */
  href: string
  /** One line on who answers. */
  about: string
}

const call = (number: string, about: string): HelpLine => ({
  number,
  label: `Appeler le ${number}`,
  href: `tel:${number.replace(/\s/g, '')}`,
  about,
})

/** Whitelist of all phone numbers the chat may show, for France. No other number reaches a person. */
export const helpLines = {
  suicide: call('3114', 'prévention du suicide, gratuit, 24 h/24'),
  samu: call('15', 'SAMU, urgence vitale'),
  europe: call('112', 'urgences, partout en Europe'),
  text: { number: '114', label: 'Écrire au 114', href: 'sms:114', about: 'urgences par SMS, sans parler' },
  police: call('17', 'police ou gendarmerie'),
  fire: call('18', 'pompiers'),
  women: call('3919', 'violences, anonyme et gratuit'),
  rape: call('0 800 05 95 95', 'viols, gratuit, lun.–ven. 10 h–19 h'),
  child: call('119', 'enfance en danger, 24 h/24'),
  cyber: call('3018', 'violences numériques et harcèlement, gratuit, 9 h–23 h'),
  drugs: call('0 800 23 13 13', 'drogues, anonyme et gratuit, 8 h–2 h'),
  gambling: call('09 74 75 13 13', 'Joueurs info service, tous les jours, 8 h–2 h'),
  victims: call('116 006', 'France Victimes, gratuit, tous les jours'),
  friendship: call('09 72 39 40 50', 'SOS Amitié, jour et nuit'),
  shelter: call('115', 'hébergement d’urgence, gratuit, 24 h/24'),
  eating: call('0 810 037 037', 'Anorexie Boulimie Info, prix d’un appel local'),
  elder: call('3977', 'maltraitance des aînés et des adultes vulnérables'),
} satisfies Record<string, HelpLine>
