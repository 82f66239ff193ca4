const number = 'font-semibold underline underline-offset-4'

export function HelpCard() {
  return (
    <aside
      aria-label="Parler à quelqu’un maintenant"
      className="rounded-2xl border bg-secondary p-5 text-secondary-foreground"
    >
      <p className="font-semibold">Vous pouvez parler à quelqu’un maintenant.</p>
      <p className="mt-1 text-small">
        Le{' '}
        <a href="tel:3114" className={number}>
          3114
        </a>{' '}
        est gratuit, confidentiel, 24 h/24 et 7 j/7. En danger immédiat, appelez le{' '}
        <a href="tel:15" className={number}>
          15
        </a>{' '}
        ou le{' '}
        <a href="tel:112" className={number}>
          112
        </a>
        .
      </p>
    </aside>
  )
}
