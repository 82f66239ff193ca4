/** What `GET /site/v1/notices` answers: what every page shows on top, for everybody. */
export interface SiteNotices {
  maintenanceUntil: string | null
  announcements: { id: string; body: string }[]
}
