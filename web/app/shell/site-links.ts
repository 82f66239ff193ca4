export type SiteLink = { to: string; label: string }

export const mainLinks: readonly SiteLink[] = [
  { to: '/', label: 'Accueil' },
  { to: '/pricing', label: 'Tarifs' },
  { to: '/faq', label: 'FAQ' },
  { to: '/chat', label: 'Chat IA' },
  { to: '/contact', label: 'Contact' },
]

export const footerGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Découvrir',
    links: [
      { to: '/', label: 'Accueil' },
      { to: '/pricing', label: 'Tarifs' },
      { to: '/chat', label: 'Chat IA' },
      { to: '/blog', label: 'Blog' },
    ],
  },
  {
    title: 'Aide',
    links: [
      { to: '/urgence', label: 'Numéros d’urgence' },
      { to: '/faq', label: 'Questions fréquentes' },
      { to: '/contact', label: 'Contact' },
      { to: '/securite-ia', label: 'Sécurité de l’IA' },
    ],
  },
  {
    title: 'Informations légales',
    links: [
      { to: '/terms', label: 'Conditions d’utilisation' },
      { to: '/privacy', label: 'Confidentialité' },
      { to: '/rgpd', label: 'RGPD' },
      { to: '/cookies', label: 'Cookies' },
      { to: '/accessibility', label: 'Accessibilité' },
    ],
  },
]

export const socialLinks: readonly { href: string; label: string }[] = [
  { href: 'https://www.instagram.com/mivoix', label: 'Instagram' },
  { href: 'https://www.linkedin.com/company/mivoix', label: 'LinkedIn' },
  { href: 'https://piaille.fr/@mivoix', label: 'Mastodon' },
]
