import { href } from 'react-router'
export type SiteLink = { to: string; label: string }

export const mainLinks: readonly SiteLink[] = [
  { to: href('/'), label: 'Accueil' },
  { to: href('/praticiens'), label: 'Praticiens' },
  { to: href('/pricing'), label: 'Tarifs' },
  { to: href('/faq'), label: 'FAQ' },
  { to: href('/chat'), label: 'Chat IA' },
  { to: href('/contact'), label: 'Contact' },
]

export const footerGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Découvrir',
    links: [
      { to: href('/'), label: 'Accueil' },
      { to: href('/praticiens'), label: 'Praticiens' },
      { to: href('/pricing'), label: 'Tarifs' },
      { to: href('/chat'), label: 'Chat IA' },
      { to: href('/blog'), label: 'Blog' },
    ],
  },
  {
    title: 'Aide',
    links: [
      { to: href('/urgence'), label: 'Numéros d’urgence' },
      { to: href('/faq'), label: 'Questions fréquentes' },
      { to: href('/contact'), label: 'Contact' },
      { to: href('/securite-ia'), label: 'Sécurité de l’IA' },
    ],
  },
  {
    title: 'Informations légales',
    links: [
      { to: href('/terms'), label: 'Conditions d’utilisation' },
      { to: href('/privacy'), label: 'Confidentialité' },
      { to: href('/rgpd'), label: 'RGPD' },
      { to: href('/cookies'), label: 'Cookies' },
      { to: href('/avis'), label: 'Les avis' },
      { to: href('/accessibility'), label: 'Accessibilité' },
    ],
  },
]

export const socialLinks: readonly { href: string; label: string }[] = [
  { href: 'https://www.instagram.com/mivoix', label: 'Instagram' },
  { href: 'https://www.linkedin.com/company/mivoix', label: 'LinkedIn' },
  { href: 'https://piaille.fr/@mivoix', label: 'Mastodon' },
]
