/** Answer of `GET /site/v1/notices`: notices on top of every page, for everybody. */
export interface SiteNotices {
  maintenanceUntil: string | null
  announcements: { id: string; body: string }[]
}
