import { href, Link } from 'react-router'

const look = 'inline-flex min-h-11 items-center text-primary underline underline-offset-4'

export function QuietLinks() {
  return (
    <p className="grid text-small">
      Si vous avez envie de parler :
      <Link to={href('/chat')} className={look}>
        Écrire au Chat IA
      </Link>
      <a href="tel:3114" className={look}>
        Appeler le 3114, gratuit, 24 h/24
      </a>
    </p>
  )
}
