// Written by `npm run db:types` from the migrated database; a test fails when it is out of date.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export interface Database {
  /** Which PostgREST the door speaks like: the client offers its methods by it. */
  __InternalSupabase: { PostgrestVersion: '14' }
  public: {
    Tables: {
      consents: {
        Row: {
          id: string
          user_id: string
          purpose: string
          version: number
          given_at: string
          withdrawn_at: string | null
        }
        Insert: {
          id?: string
          user_id?: string
          purpose: string
          version: number
          given_at?: string
          withdrawn_at?: string | null
        }
        Update: {
          id?: string
          user_id?: string
          purpose?: string
          version?: number
          given_at?: string
          withdrawn_at?: string | null
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          id: string
          name: string
          email: string
          subject: string
          message: string
          created_at: string
        }
        Insert: {
          id?: string
          name: string
          email: string
          subject: string
          message: string
          created_at?: string
        }
        Update: {
          id?: string
          name?: string
          email?: string
          subject?: string
          message?: string
          created_at?: string
        }
        Relationships: []
      }
      mood_entries: {
        Row: {
          id: string
          user_id: string
          level: number
          details: string | null
          recorded_at: string
        }
        Insert: {
          id?: string
          user_id?: string
          level: number
          details?: string | null
          recorded_at?: string
        }
        Update: {
          id?: string
          user_id?: string
          level?: number
          details?: string | null
          recorded_at?: string
        }
        Relationships: []
      }
      newsletter_subscriptions: {
        Row: {
          id: string
          email: string
          confirmation_token_hash: string
          confirmation_expires_at: string
          confirmed_at: string | null
          created_at: string
        }
        Insert: {
          id?: string
          email: string
          confirmation_token_hash: string
          confirmation_expires_at: string
          confirmed_at?: string | null
          created_at?: string
        }
        Update: {
          id?: string
          email?: string
          confirmation_token_hash?: string
          confirmation_expires_at?: string
          confirmed_at?: string | null
          created_at?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          id: string
          user_type: string
          first_name: string
          last_name: string
          birthdate: string | null
          gender: string | null
          university: string | null
          study_year: string | null
          specialization: string | null
          bio: string | null
          specialties: string[]
          avatar_path: string | null
          validated_at: string | null
          created_at: string
          updated_at: string
        }
        Insert: {
          id: string
          user_type: string
          first_name?: string
          last_name?: string
          birthdate?: string | null
          gender?: string | null
          university?: string | null
          study_year?: string | null
          specialization?: string | null
          bio?: string | null
          specialties?: string[]
          avatar_path?: string | null
          validated_at?: string | null
          created_at?: string
          updated_at?: string
        }
        Update: {
          id?: string
          user_type?: string
          first_name?: string
          last_name?: string
          birthdate?: string | null
          gender?: string | null
          university?: string | null
          study_year?: string | null
          specialization?: string | null
          bio?: string | null
          specialties?: string[]
          avatar_path?: string | null
          validated_at?: string | null
          created_at?: string
          updated_at?: string
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: Record<never, never>
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}

type Public = Database['public']

/** A row of a table or view, as it is read. */
export type Row<Name extends keyof (Public['Tables'] & Public['Views'])> = (Public['Tables'] & Public['Views'])[Name]['Row']
