import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router'
import { NO_PAGE_DATA_JSON, PAGE_DATA_ID } from '#domain/page-data.ts'
import { PUBLIC_SETTINGS_ID, UNKNOWN_SETTINGS_JSON } from '#domain/public-settings.ts'
import { NO_NOTICES_JSON, SITE_NOTICES_ID } from '#domain/site/site-notices.ts'
import { headScript } from './app/head-script.ts'
import { PageFailure } from './app/page-failure.tsx'
import { PageLoading } from './app/page-loading.tsx'
import { serviceWorkerScript } from './app/service-worker-script.ts'
import { noticesGoneScript } from './app/shell/notices-gone-script.ts'
import { Shell } from './app/shell/shell.tsx'
import { lazyWithRetry } from './lib/lazy-with-retry.tsx'
import stylesheetUrl from './styles/app.css?url'
import hankenUrl from './styles/fonts/hanken-grotesk.woff2?url'
import literataUrl from './styles/fonts/literata.woff2?url'

const NotFound = lazyWithRetry(() => import('./app/not-found.tsx'))

export function links() {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
  return [
    { ...font, href: literataUrl },
    { ...font, href: hankenUrl },
    { rel: 'stylesheet', href: stylesheetUrl },
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icon-180.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ]
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The head script adds classes before hydration.
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fafaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#09191f" />
        <meta name="format-detection" content="telephone=no" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <script
          type="application/json"
          id={PUBLIC_SETTINGS_ID}
          // The server replaces this; in development the settings come from the environment.
          dangerouslySetInnerHTML={{ __html: import.meta.env.VITE_PUBLIC_SETTINGS ?? UNKNOWN_SETTINGS_JSON }}
          suppressHydrationWarning
        />
        <script
          type="application/json"
          id={SITE_NOTICES_ID}
          dangerouslySetInnerHTML={{ __html: NO_NOTICES_JSON }}
          suppressHydrationWarning
        />
        <script dangerouslySetInnerHTML={{ __html: noticesGoneScript }} />
        {import.meta.env.PROD && <script dangerouslySetInnerHTML={{ __html: serviceWorkerScript }} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id={PAGE_DATA_ID}
          // Last in the page, so that it delays no paint.
          dangerouslySetInnerHTML={{ __html: NO_PAGE_DATA_JSON }}
          suppressHydrationWarning
        />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Prerendered pages are requested with a trailing slash, and shown without. */
function usePagePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/$/, '')
}

export default function Root() {
  return (
    <Shell path={usePagePath()}>
      <Outlet />
    </Shell>
  )
}

export function HydrateFallback() {
  return (
    <Shell path={null}>
      <PageLoading />
    </Shell>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isUnknownAddress = isRouteErrorResponse(error) && error.status === 404
  return <Shell path={usePagePath()}>{isUnknownAddress ? <NotFound /> : <PageFailure />}</Shell>
}
