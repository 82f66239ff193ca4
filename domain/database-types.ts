// Written by `npm run db:types` from the migrated database; a test fails when it is out of date.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export interface Database {
  /** Which PostgREST the door speaks like: the client offers its methods by it. */
  __InternalSupabase: { PostgrestVersion: '14' }
  public: {
    Tables: {
      access_log: {
        Row: {
          id: number
          user_id: string
          act: 'sign-in' | 'password-changed' | 'email-changed' | 'phone-changed' | 'second-factor-added' | 'second-factor-removed' | 'data-exported' | 'document-read-by-team' | 'payout-account-changed' | 'identity-opened' | 'note-read' | 'report-read' | 'file-opened-by-team' | 'sessions-ended-by-team' | 'archive-opened' | 'archive-read'
          device: string | null
          occurred_at: string
          actor_id: string | null
          actor_name: string | null
          subject: string | null
          appointment_id: string | null
        }
        Insert: {
          id?: never
          user_id: string
          act: 'sign-in' | 'password-changed' | 'email-changed' | 'phone-changed' | 'second-factor-added' | 'second-factor-removed' | 'data-exported' | 'document-read-by-team' | 'payout-account-changed' | 'identity-opened' | 'note-read' | 'report-read' | 'file-opened-by-team' | 'sessions-ended-by-team' | 'archive-opened' | 'archive-read'
          device?: string | null
          occurred_at?: string
          actor_id?: string | null
          actor_name?: string | null
          subject?: string | null
          appointment_id?: string | null
        }
        Update: {
          id?: never
          user_id?: string
          act?: 'sign-in' | 'password-changed' | 'email-changed' | 'phone-changed' | 'second-factor-added' | 'second-factor-removed' | 'data-exported' | 'document-read-by-team' | 'payout-account-changed' | 'identity-opened' | 'note-read' | 'report-read' | 'file-opened-by-team' | 'sessions-ended-by-team' | 'archive-opened' | 'archive-read'
          device?: string | null
          occurred_at?: string
          actor_id?: string | null
          actor_name?: string | null
          subject?: string | null
          appointment_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'access_log_appointment_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      agreements: {
        Row: {
          user_id: string
          document: 'terms' | 'student-status'
          version: number
          accepted_at: string
        }
        Insert: {
          user_id: string
          document: 'terms' | 'student-status'
          version: number
          accepted_at?: string
        }
        Update: {
          user_id?: string
          document?: 'terms' | 'student-status'
          version?: number
          accepted_at?: string
        }
        Relationships: []
      }
      alert_messages: {
        Row: {
          id: string
          alert_id: string
          author_id: string
          body: string
          sent_at: string
        }
        Insert: {
          id?: string
          alert_id: string
          author_id: string
          body: string
          sent_at: string
        }
        Update: {
          id?: string
          alert_id?: string
          author_id?: string
          body?: string
          sent_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'alert_messages_alert_fkey'
            columns: ['alert_id']
            isOneToOne: false
            referencedRelation: 'supervision_alerts'
            referencedColumns: ['id']
          },
        ]
      }
      appointments: {
        Row: {
          id: string
          patient_id: string | null
          practitioner_id: string | null
          starts_at: string
          ends_at: string
          free_again_at: string
          status: 'held' | 'confirmed' | 'canceled' | 'expired'
          held_until: string
          booked_at: string | null
          canceled_at: string | null
          canceled_by: 'patient' | 'practitioner' | 'service' | 'parent' | null
          moved_by_practitioner_at: string | null
          consultation_type: 'individual' | 'couple' | 'family'
          gender_preference: 'any' | 'male' | 'female'
          appearance: 'first_name' | 'pseudonym' | 'pseudonym_camera_off'
          pseudonym: string | null
          topic: string | null
          price_cents: number
          revision: number
          created_at: string
          archived_at: string | null
        }
        Insert: {
          id?: string
          patient_id?: string | null
          practitioner_id?: string | null
          starts_at: string
          ends_at: string
          free_again_at: string
          status: 'held' | 'confirmed' | 'canceled' | 'expired'
          held_until: string
          booked_at?: string | null
          canceled_at?: string | null
          canceled_by?: 'patient' | 'practitioner' | 'service' | 'parent' | null
          moved_by_practitioner_at?: string | null
          consultation_type: 'individual' | 'couple' | 'family'
          gender_preference: 'any' | 'male' | 'female'
          appearance: 'first_name' | 'pseudonym' | 'pseudonym_camera_off'
          pseudonym?: string | null
          topic?: string | null
          price_cents: number
          revision?: number
          created_at?: string
          archived_at?: string | null
        }
        Update: {
          id?: string
          patient_id?: string | null
          practitioner_id?: string | null
          starts_at?: string
          ends_at?: string
          free_again_at?: string
          status?: 'held' | 'confirmed' | 'canceled' | 'expired'
          held_until?: string
          booked_at?: string | null
          canceled_at?: string | null
          canceled_by?: 'patient' | 'practitioner' | 'service' | 'parent' | null
          moved_by_practitioner_at?: string | null
          consultation_type?: 'individual' | 'couple' | 'family'
          gender_preference?: 'any' | 'male' | 'female'
          appearance?: 'first_name' | 'pseudonym' | 'pseudonym_camera_off'
          pseudonym?: string | null
          topic?: string | null
          price_cents?: number
          revision?: number
          created_at?: string
          archived_at?: string | null
        }
        Relationships: []
      }
      attestations: {
        Row: {
          id: string
          number: string
          student_id: string
          supervisor_id: string | null
          student_name: string
          student_gender: string | null
          studies: string
          university: string | null
          supervisor_name: string
          practising_since: string
          minutes: number
          first_day: string
          last_day: string
          sealed_at: string
          fingerprint: string
          seal: string
          revoked_at: string | null
          revoked_by_name: string | null
          revocation_reason: string | null
        }
        Insert: {
          id?: string
          number: string
          student_id: string
          supervisor_id?: string | null
          student_name: string
          student_gender?: string | null
          studies: string
          university?: string | null
          supervisor_name: string
          practising_since: string
          minutes: number
          first_day: string
          last_day: string
          sealed_at: string
          fingerprint: string
          seal: string
          revoked_at?: string | null
          revoked_by_name?: string | null
          revocation_reason?: string | null
        }
        Update: {
          id?: string
          number?: string
          student_id?: string
          supervisor_id?: string | null
          student_name?: string
          student_gender?: string | null
          studies?: string
          university?: string | null
          supervisor_name?: string
          practising_since?: string
          minutes?: number
          first_day?: string
          last_day?: string
          sealed_at?: string
          fingerprint?: string
          seal?: string
          revoked_at?: string | null
          revoked_by_name?: string | null
          revocation_reason?: string | null
        }
        Relationships: []
      }
      calendar_feeds: {
        Row: {
          user_id: string
          token_hash: string
          created_at: string
        }
        Insert: {
          user_id: string
          token_hash: string
          created_at?: string
        }
        Update: {
          user_id?: string
          token_hash?: string
          created_at?: string
        }
        Relationships: []
      }
      chat_messages: {
        Row: {
          id: string
          chat_session_id: string
          sender: 'user' | 'assistant'
          message: string
          level: 'none' | 'vigilance' | 'danger' | 'crise'
          created_at: string
          answers: string | null
          is_cut: boolean
          card: Json | null
          guide: Json | null
        }
        Insert: {
          id?: string
          chat_session_id: string
          sender: 'user' | 'assistant'
          message: string
          level?: 'none' | 'vigilance' | 'danger' | 'crise'
          created_at?: string
          answers?: string | null
          is_cut?: boolean
          card?: Json | null
          guide?: Json | null
        }
        Update: {
          id?: string
          chat_session_id?: string
          sender?: 'user' | 'assistant'
          message?: string
          level?: 'none' | 'vigilance' | 'danger' | 'crise'
          created_at?: string
          answers?: string | null
          is_cut?: boolean
          card?: Json | null
          guide?: Json | null
        }
        Relationships: [
          {
            foreignKeyName: 'chat_messages_answers_fkey'
            columns: ['answers']
            isOneToOne: true
            referencedRelation: 'chat_messages'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'chat_messages_session_fkey'
            columns: ['chat_session_id']
            isOneToOne: false
            referencedRelation: 'chat_sessions'
            referencedColumns: ['id']
          },
        ]
      }
      chat_sessions: {
        Row: {
          id: string
          session_id: string
          user_id: string | null
          created_at: string
          last_message_at: string
          title: string | null
          consent_version: number | null
          consented_at: string | null
        }
        Insert: {
          id?: string
          session_id: string
          user_id?: string | null
          created_at?: string
          last_message_at?: string
          title?: string | null
          consent_version?: number | null
          consented_at?: string | null
        }
        Update: {
          id?: string
          session_id?: string
          user_id?: string | null
          created_at?: string
          last_message_at?: string
          title?: string | null
          consent_version?: number | null
          consented_at?: string | null
        }
        Relationships: []
      }
      consents: {
        Row: {
          id: string
          user_id: string
          purpose: 'mood' | 'chat' | 'booking_topic' | 'chat_themes' | 'messages'
          version: number
          given_at: string
          withdrawn_at: string | null
        }
        Insert: {
          id?: string
          user_id?: string
          purpose: 'mood' | 'chat' | 'booking_topic' | 'chat_themes' | 'messages'
          version: number
          given_at?: string
          withdrawn_at?: string | null
        }
        Update: {
          id?: string
          user_id?: string
          purpose?: 'mood' | 'chat' | 'booking_topic' | 'chat_themes' | 'messages'
          version?: number
          given_at?: string
          withdrawn_at?: string | null
        }
        Relationships: []
      }
      consultation_notes: {
        Row: {
          appointment_id: string
          author_id: string
          observations: string
          follow_up: string
          for_supervision: string
          state: 'draft' | 'ready' | 'signed' | 'needs_revision'
          is_crisis: boolean
          comment: string | null
          submitted_at: string | null
          signed_by: string | null
          signed_by_name: string | null
          signed_at: string | null
          archived_at: string | null
          updated_at: string
        }
        Insert: {
          appointment_id: string
          author_id: string
          observations?: string
          follow_up?: string
          for_supervision?: string
          state?: 'draft' | 'ready' | 'signed' | 'needs_revision'
          is_crisis?: boolean
          comment?: string | null
          submitted_at?: string | null
          signed_by?: string | null
          signed_by_name?: string | null
          signed_at?: string | null
          archived_at?: string | null
          updated_at?: string
        }
        Update: {
          appointment_id?: string
          author_id?: string
          observations?: string
          follow_up?: string
          for_supervision?: string
          state?: 'draft' | 'ready' | 'signed' | 'needs_revision'
          is_crisis?: boolean
          comment?: string | null
          submitted_at?: string | null
          signed_by?: string | null
          signed_by_name?: string | null
          signed_at?: string | null
          archived_at?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'consultation_notes_appointment_fkey'
            columns: ['appointment_id']
            isOneToOne: true
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      consultation_outcomes: {
        Row: {
          appointment_id: string
          verdict: 'held' | 'practitioner_absent' | 'patient_absent' | 'ended_by_patient' | 'too_short' | 'connection_failed'
          joint_seconds: number
          practitioner_seconds: number
          lost_on_patients_line: boolean
          refund_cents: number
          paid_despite_refund: boolean
          needs_review: boolean
          offered_at: string | null
          settled_at: string
          connection_asked_at: string | null
        }
        Insert: {
          appointment_id: string
          verdict: 'held' | 'practitioner_absent' | 'patient_absent' | 'ended_by_patient' | 'too_short' | 'connection_failed'
          joint_seconds: number
          practitioner_seconds: number
          lost_on_patients_line?: boolean
          refund_cents?: number
          paid_despite_refund?: boolean
          needs_review?: boolean
          offered_at?: string | null
          settled_at: string
          connection_asked_at?: string | null
        }
        Update: {
          appointment_id?: string
          verdict?: 'held' | 'practitioner_absent' | 'patient_absent' | 'ended_by_patient' | 'too_short' | 'connection_failed'
          joint_seconds?: number
          practitioner_seconds?: number
          lost_on_patients_line?: boolean
          refund_cents?: number
          paid_despite_refund?: boolean
          needs_review?: boolean
          offered_at?: string | null
          settled_at?: string
          connection_asked_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'consultation_outcomes_appointment_fkey'
            columns: ['appointment_id']
            isOneToOne: true
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      consultation_ratings: {
        Row: {
          appointment_id: string
          patient_id: string
          practitioner_id: string | null
          stars: number
          comment: string | null
          rated_at: string
          id: string
          comment_state: 'waiting' | 'passed_on' | 'withheld' | null
          withheld_reason: string | null
          moderated_by: string | null
          moderated_at: string | null
          stars_changed_at: string | null
        }
        Insert: {
          appointment_id: string
          patient_id: string
          practitioner_id?: string | null
          stars: number
          comment?: string | null
          rated_at: string
          id?: string
          comment_state?: 'waiting' | 'passed_on' | 'withheld' | null
          withheld_reason?: string | null
          moderated_by?: string | null
          moderated_at?: string | null
          stars_changed_at?: string | null
        }
        Update: {
          appointment_id?: string
          patient_id?: string
          practitioner_id?: string | null
          stars?: number
          comment?: string | null
          rated_at?: string
          id?: string
          comment_state?: 'waiting' | 'passed_on' | 'withheld' | null
          withheld_reason?: string | null
          moderated_by?: string | null
          moderated_at?: string | null
          stars_changed_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'consultation_ratings_appointment_fkey'
            columns: ['appointment_id']
            isOneToOne: true
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      consultation_summaries: {
        Row: {
          appointment_id: string
          author_id: string | null
          patient_id: string
          body: string
          steps: string[]
          shared_at: string | null
          updated_at: string
        }
        Insert: {
          appointment_id: string
          author_id?: string | null
          patient_id: string
          body: string
          steps?: string[]
          shared_at?: string | null
          updated_at?: string
        }
        Update: {
          appointment_id?: string
          author_id?: string | null
          patient_id?: string
          body?: string
          steps?: string[]
          shared_at?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'consultation_summaries_appointment_fkey'
            columns: ['appointment_id']
            isOneToOne: true
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      contact_messages: {
        Row: {
          id: string
          name: string
          email: string
          subject: string
          message: string
          created_at: string
          state: 'new' | 'in_progress' | 'answered'
          assigned_to: string | null
          is_danger: boolean
          answer: string | null
          answered_at: string | null
          answered_by: string | null
        }
        Insert: {
          id?: string
          name: string
          email: string
          subject: string
          message: string
          created_at?: string
          state?: 'new' | 'in_progress' | 'answered'
          assigned_to?: string | null
          is_danger?: boolean
          answer?: string | null
          answered_at?: string | null
          answered_by?: string | null
        }
        Update: {
          id?: string
          name?: string
          email?: string
          subject?: string
          message?: string
          created_at?: string
          state?: 'new' | 'in_progress' | 'answered'
          assigned_to?: string | null
          is_danger?: boolean
          answer?: string | null
          answered_at?: string | null
          answered_by?: string | null
        }
        Relationships: []
      }
      directory_cards: {
        Row: {
          practitioner_id: string
          shown_until: string
          name: string
          user_type: string
          university: string | null
          study_year: string | null
          specialization: string | null
          bio: string | null
          avatar_path: string | null
          supervisor_name: string | null
        }
        Insert: {
          practitioner_id: string
          shown_until: string
          name: string
          user_type: string
          university?: string | null
          study_year?: string | null
          specialization?: string | null
          bio?: string | null
          avatar_path?: string | null
          supervisor_name?: string | null
        }
        Update: {
          practitioner_id?: string
          shown_until?: string
          name?: string
          user_type?: string
          university?: string | null
          study_year?: string | null
          specialization?: string | null
          bio?: string | null
          avatar_path?: string | null
          supervisor_name?: string | null
        }
        Relationships: []
      }
      identity_openings: {
        Row: {
          id: string
          appointment_id: string
          practitioner_id: string
          supervisor_id: string | null
          reason: string
          asked_at: string
          agreed_at: string | null
          refused_at: string | null
          open_until: string | null
        }
        Insert: {
          id?: string
          appointment_id: string
          practitioner_id: string
          supervisor_id?: string | null
          reason: string
          asked_at: string
          agreed_at?: string | null
          refused_at?: string | null
          open_until?: string | null
        }
        Update: {
          id?: string
          appointment_id?: string
          practitioner_id?: string
          supervisor_id?: string | null
          reason?: string
          asked_at?: string
          agreed_at?: string | null
          refused_at?: string | null
          open_until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'identity_openings_appointment_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      letters: {
        Row: {
          appointment_id: string
          patient_id: string
          practitioner_id: string
          body: string
          shared_at: string
        }
        Insert: {
          appointment_id: string
          patient_id: string
          practitioner_id: string
          body: string
          shared_at?: string
        }
        Update: {
          appointment_id?: string
          patient_id?: string
          practitioner_id?: string
          body?: string
          shared_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'letters_appointment_fkey'
            columns: ['appointment_id']
            isOneToOne: true
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      mail_habits: {
        Row: {
          user_id: string
          daily_tip: boolean
          mood_reminder: boolean
          hour: number
          last_sent_on: string | null
        }
        Insert: {
          user_id?: string
          daily_tip?: boolean
          mood_reminder?: boolean
          hour?: number
          last_sent_on?: string | null
        }
        Update: {
          user_id?: string
          daily_tip?: boolean
          mood_reminder?: boolean
          hour?: number
          last_sent_on?: string | null
        }
        Relationships: []
      }
      meeting_bookings: {
        Row: {
          meeting_id: string
          student_id: string
          starts_at: string
          ends_at: string
          booked_at: string
          canceled_at: string | null
        }
        Insert: {
          meeting_id: string
          student_id: string
          starts_at: string
          ends_at: string
          booked_at: string
          canceled_at?: string | null
        }
        Update: {
          meeting_id?: string
          student_id?: string
          starts_at?: string
          ends_at?: string
          booked_at?: string
          canceled_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'meeting_bookings_meeting_fkey'
            columns: ['meeting_id']
            isOneToOne: false
            referencedRelation: 'supervision_meetings'
            referencedColumns: ['id']
          },
        ]
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
      note_amendments: {
        Row: {
          id: string
          appointment_id: string
          author_id: string
          body: string
          state: 'draft' | 'ready' | 'signed' | 'needs_revision'
          comment: string | null
          submitted_at: string | null
          signed_by: string | null
          signed_by_name: string | null
          signed_at: string | null
          updated_at: string
        }
        Insert: {
          id?: string
          appointment_id: string
          author_id: string
          body: string
          state?: 'draft' | 'ready' | 'signed' | 'needs_revision'
          comment?: string | null
          submitted_at?: string | null
          signed_by?: string | null
          signed_by_name?: string | null
          signed_at?: string | null
          updated_at: string
        }
        Update: {
          id?: string
          appointment_id?: string
          author_id?: string
          body?: string
          state?: 'draft' | 'ready' | 'signed' | 'needs_revision'
          comment?: string | null
          submitted_at?: string | null
          signed_by?: string | null
          signed_by_name?: string | null
          signed_at?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'note_amendments_note_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'consultation_notes'
            referencedColumns: ['appointment_id']
          },
        ]
      }
      note_reviews: {
        Row: {
          id: string
          appointment_id: string
          author_id: string
          amendment_id: string | null
          content_hash: string
          submitted_at: string
          is_crisis: boolean
          decision: 'signed' | 'needs_revision' | null
          reviewer_id: string | null
          reviewer_name: string | null
          comment: string | null
          reviewed_at: string | null
        }
        Insert: {
          id?: string
          appointment_id: string
          author_id: string
          amendment_id?: string | null
          content_hash: string
          submitted_at: string
          is_crisis?: boolean
          decision?: 'signed' | 'needs_revision' | null
          reviewer_id?: string | null
          reviewer_name?: string | null
          comment?: string | null
          reviewed_at?: string | null
        }
        Update: {
          id?: string
          appointment_id?: string
          author_id?: string
          amendment_id?: string | null
          content_hash?: string
          submitted_at?: string
          is_crisis?: boolean
          decision?: 'signed' | 'needs_revision' | null
          reviewer_id?: string | null
          reviewer_name?: string | null
          comment?: string | null
          reviewed_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'note_reviews_amendment_fkey'
            columns: ['amendment_id']
            isOneToOne: false
            referencedRelation: 'note_amendments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'note_reviews_note_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'consultation_notes'
            referencedColumns: ['appointment_id']
          },
        ]
      }
      notification_choices: {
        Row: {
          user_id: string
          kind: 'appointment-reminder' | 'new-message'
          is_wanted: boolean
        }
        Insert: {
          user_id?: string
          kind: 'appointment-reminder' | 'new-message'
          is_wanted: boolean
        }
        Update: {
          user_id?: string
          kind?: 'appointment-reminder' | 'new-message'
          is_wanted?: boolean
        }
        Relationships: []
      }
      openings: {
        Row: {
          practitioner_id: string
          moment: string
          next_at: string
          times: string[]
          slug: string
          shown_until: string
          gender: string | null
          specialties: string[]
          languages: string[]
        }
        Insert: {
          practitioner_id: string
          moment: string
          next_at: string
          times: string[]
          slug: string
          shown_until: string
          gender?: string | null
          specialties: string[]
          languages: string[]
        }
        Update: {
          practitioner_id?: string
          moment?: string
          next_at?: string
          times?: string[]
          slug?: string
          shown_until?: string
          gender?: string | null
          specialties?: string[]
          languages?: string[]
        }
        Relationships: []
      }
      parental_authorisations: {
        Row: {
          id: string
          patient_id: string
          parent_email: string
          token_hash: string
          expires_at: string
          requested_at: string
          granted_at: string | null
          parent_name: string | null
          consent_version: number | null
          refused_at: string | null
          withdrawn_at: string | null
          purpose: 'consultations' | 'premium'
        }
        Insert: {
          id?: string
          patient_id: string
          parent_email: string
          token_hash: string
          expires_at: string
          requested_at?: string
          granted_at?: string | null
          parent_name?: string | null
          consent_version?: number | null
          refused_at?: string | null
          withdrawn_at?: string | null
          purpose?: 'consultations' | 'premium'
        }
        Update: {
          id?: string
          patient_id?: string
          parent_email?: string
          token_hash?: string
          expires_at?: string
          requested_at?: string
          granted_at?: string | null
          parent_name?: string | null
          consent_version?: number | null
          refused_at?: string | null
          withdrawn_at?: string | null
          purpose?: 'consultations' | 'premium'
        }
        Relationships: []
      }
      payments: {
        Row: {
          id: string
          user_id: string | null
          appointment_id: string | null
          amount: number
          currency: 'eur'
          payment_type: 'consultation' | 'subscription' | 'test'
          payment_status: 'created' | 'requires_action' | 'failed' | 'canceled' | 'completed' | 'refunded'
          refunded_amount: number
          metadata: Json
          provider: 'sandbox' | 'stripe'
          provider_reference: string
          created_at: string
          completed_at: string | null
          subscription_id: string | null
          is_test: boolean
        }
        Insert: {
          id?: string
          user_id?: string | null
          appointment_id?: string | null
          amount: number
          currency: 'eur'
          payment_type: 'consultation' | 'subscription' | 'test'
          payment_status: 'created' | 'requires_action' | 'failed' | 'canceled' | 'completed' | 'refunded'
          refunded_amount?: number
          metadata?: Json
          provider: 'sandbox' | 'stripe'
          provider_reference: string
          created_at?: string
          completed_at?: string | null
          subscription_id?: string | null
          is_test?: boolean
        }
        Update: {
          id?: string
          user_id?: string | null
          appointment_id?: string | null
          amount?: number
          currency?: 'eur'
          payment_type?: 'consultation' | 'subscription' | 'test'
          payment_status?: 'created' | 'requires_action' | 'failed' | 'canceled' | 'completed' | 'refunded'
          refunded_amount?: number
          metadata?: Json
          provider?: 'sandbox' | 'stripe'
          provider_reference?: string
          created_at?: string
          completed_at?: string | null
          subscription_id?: string | null
          is_test?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'payments_appointment_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'payments_subscription_fkey'
            columns: ['subscription_id']
            isOneToOne: false
            referencedRelation: 'subscriptions'
            referencedColumns: ['id']
          },
        ]
      }
      payout_accounts: {
        Row: {
          user_id: string
          holder_name: string
          iban: string
          iban_end: string
          updated_at: string
        }
        Insert: {
          user_id: string
          holder_name: string
          iban: string
          iban_end?: never
          updated_at?: string
        }
        Update: {
          user_id?: string
          holder_name?: string
          iban?: string
          iban_end?: never
          updated_at?: string
        }
        Relationships: []
      }
      payouts: {
        Row: {
          id: string
          practitioner_id: string | null
          month: string
          amount_cents: number
          paid_at: string
        }
        Insert: {
          id?: string
          practitioner_id?: string | null
          month: string
          amount_cents: number
          paid_at?: string
        }
        Update: {
          id?: string
          practitioner_id?: string | null
          month?: string
          amount_cents?: number
          paid_at?: string
        }
        Relationships: []
      }
      personal_notes: {
        Row: {
          appointment_id: string
          owner_id: string
          body: string
          updated_at: string
        }
        Insert: {
          appointment_id: string
          owner_id: string
          body: string
          updated_at?: string
        }
        Update: {
          appointment_id?: string
          owner_id?: string
          body?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'personal_notes_appointment_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      profiles: {
        Row: {
          id: string
          user_type: 'patient' | 'student' | 'therapist' | 'admin'
          first_name: string
          last_name: string
          birthdate: string | null
          gender: 'male' | 'female' | 'non-binary' | 'prefer-not-to-say' | null
          university: string | null
          study_year: '3' | '4' | '5' | '6+' | null
          specialization: 'clinical' | 'cognitive' | 'social' | 'development' | 'health' | 'neuropsychology' | 'organizational' | 'other' | null
          bio: string | null
          specialties: string[]
          avatar_path: string | null
          validated_at: string | null
          created_at: string
          updated_at: string
          supervisor_id: string | null
          birthdate_locked_at: string | null
          status_valid_until: string | null
          suspended_at: string | null
          is_referent: boolean
          verified_at: string | null
          practising_since: string | null
          registration_number: string | null
          slug: string | null
          languages: string[]
          telephone: string | null
        }
        Insert: {
          id: string
          user_type: 'patient' | 'student' | 'therapist' | 'admin'
          first_name?: string
          last_name?: string
          birthdate?: string | null
          gender?: 'male' | 'female' | 'non-binary' | 'prefer-not-to-say' | null
          university?: string | null
          study_year?: '3' | '4' | '5' | '6+' | null
          specialization?: 'clinical' | 'cognitive' | 'social' | 'development' | 'health' | 'neuropsychology' | 'organizational' | 'other' | null
          bio?: string | null
          specialties?: string[]
          avatar_path?: string | null
          validated_at?: string | null
          created_at?: string
          updated_at?: string
          supervisor_id?: string | null
          birthdate_locked_at?: string | null
          status_valid_until?: string | null
          suspended_at?: string | null
          is_referent?: boolean
          verified_at?: string | null
          practising_since?: string | null
          registration_number?: string | null
          slug?: string | null
          languages?: string[]
          telephone?: string | null
        }
        Update: {
          id?: string
          user_type?: 'patient' | 'student' | 'therapist' | 'admin'
          first_name?: string
          last_name?: string
          birthdate?: string | null
          gender?: 'male' | 'female' | 'non-binary' | 'prefer-not-to-say' | null
          university?: string | null
          study_year?: '3' | '4' | '5' | '6+' | null
          specialization?: 'clinical' | 'cognitive' | 'social' | 'development' | 'health' | 'neuropsychology' | 'organizational' | 'other' | null
          bio?: string | null
          specialties?: string[]
          avatar_path?: string | null
          validated_at?: string | null
          created_at?: string
          updated_at?: string
          supervisor_id?: string | null
          birthdate_locked_at?: string | null
          status_valid_until?: string | null
          suspended_at?: string | null
          is_referent?: boolean
          verified_at?: string | null
          practising_since?: string | null
          registration_number?: string | null
          slug?: string | null
          languages?: string[]
          telephone?: string | null
        }
        Relationships: []
      }
      rating_replies: {
        Row: {
          rating_id: string
          author_id: string
          body: string
          state: 'waiting' | 'passed_on' | 'withheld'
          withheld_reason: string | null
          replied_at: string
          moderated_by: string | null
          moderated_at: string | null
        }
        Insert: {
          rating_id: string
          author_id: string
          body: string
          state?: 'waiting' | 'passed_on' | 'withheld'
          withheld_reason?: string | null
          replied_at: string
          moderated_by?: string | null
          moderated_at?: string | null
        }
        Update: {
          rating_id?: string
          author_id?: string
          body?: string
          state?: 'waiting' | 'passed_on' | 'withheld'
          withheld_reason?: string | null
          replied_at?: string
          moderated_by?: string | null
          moderated_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'rating_replies_rating_fkey'
            columns: ['rating_id']
            isOneToOne: true
            referencedRelation: 'consultation_ratings'
            referencedColumns: ['id']
          },
        ]
      }
      reports: {
        Row: {
          id: string
          reporter_id: string | null
          practitioner_id: string | null
          practitioner_name: string
          appointment_id: string | null
          category: 'danger' | 'sexual' | 'discrimination' | 'confidentiality' | 'contact' | 'conduct' | 'other'
          severity: 'ordinary' | 'serious' | 'grave'
          body: string
          state: 'new' | 'taken' | 'answered'
          referent_id: string | null
          referent_name: string | null
          answer: string | null
          reported_at: string
          answer_due_at: string
          taken_at: string | null
          answered_at: string | null
          reminded_at: string | null
          escalated_at: string | null
          suspension_requested_at: string | null
          suspension_reason: string | null
          supervisor_reads_from: string | null
        }
        Insert: {
          id?: string
          reporter_id?: string | null
          practitioner_id?: string | null
          practitioner_name: string
          appointment_id?: string | null
          category: 'danger' | 'sexual' | 'discrimination' | 'confidentiality' | 'contact' | 'conduct' | 'other'
          severity: 'ordinary' | 'serious' | 'grave'
          body: string
          state?: 'new' | 'taken' | 'answered'
          referent_id?: string | null
          referent_name?: string | null
          answer?: string | null
          reported_at: string
          answer_due_at: string
          taken_at?: string | null
          answered_at?: string | null
          reminded_at?: string | null
          escalated_at?: string | null
          suspension_requested_at?: string | null
          suspension_reason?: string | null
          supervisor_reads_from?: string | null
        }
        Update: {
          id?: string
          reporter_id?: string | null
          practitioner_id?: string | null
          practitioner_name?: string
          appointment_id?: string | null
          category?: 'danger' | 'sexual' | 'discrimination' | 'confidentiality' | 'contact' | 'conduct' | 'other'
          severity?: 'ordinary' | 'serious' | 'grave'
          body?: string
          state?: 'new' | 'taken' | 'answered'
          referent_id?: string | null
          referent_name?: string | null
          answer?: string | null
          reported_at?: string
          answer_due_at?: string
          taken_at?: string | null
          answered_at?: string | null
          reminded_at?: string | null
          escalated_at?: string | null
          suspension_requested_at?: string | null
          suspension_reason?: string | null
          supervisor_reads_from?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'reports_appointment_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      slot_alerts: {
        Row: {
          user_id: string
          gender_preference: 'any' | 'male' | 'female'
          created_at: string
          id: string
          practitioner_id: string | null
          day: string | null
          starts_at: string | null
          moment: 'morning' | 'afternoon' | 'evening' | 'weekend' | null
          area: 'Anxiété' | 'Dépression' | 'Traumatisme' | 'Addictions' | 'Relations' | 'Estime de soi' | 'Stress' | 'Deuil' | null
          language: 'fr' | 'en' | 'de' | 'es' | 'it' | 'pt' | 'ar' | 'tr' | 'wo' | 'fsl' | null
        }
        Insert: {
          user_id: string
          gender_preference: 'any' | 'male' | 'female'
          created_at?: string
          id?: string
          practitioner_id?: string | null
          day?: string | null
          starts_at?: string | null
          moment?: 'morning' | 'afternoon' | 'evening' | 'weekend' | null
          area?: 'Anxiété' | 'Dépression' | 'Traumatisme' | 'Addictions' | 'Relations' | 'Estime de soi' | 'Stress' | 'Deuil' | null
          language?: 'fr' | 'en' | 'de' | 'es' | 'it' | 'pt' | 'ar' | 'tr' | 'wo' | 'fsl' | null
        }
        Update: {
          user_id?: string
          gender_preference?: 'any' | 'male' | 'female'
          created_at?: string
          id?: string
          practitioner_id?: string | null
          day?: string | null
          starts_at?: string | null
          moment?: 'morning' | 'afternoon' | 'evening' | 'weekend' | null
          area?: 'Anxiété' | 'Dépression' | 'Traumatisme' | 'Addictions' | 'Relations' | 'Estime de soi' | 'Stress' | 'Deuil' | null
          language?: 'fr' | 'en' | 'de' | 'es' | 'it' | 'pt' | 'ar' | 'tr' | 'wo' | 'fsl' | null
        }
        Relationships: []
      }
      slots: {
        Row: {
          id: string
          practitioner_id: string
          starts_at: string
          ends_at: string
          starts: string[]
          created_at: string
        }
        Insert: {
          id?: string
          practitioner_id: string
          starts_at: string
          ends_at: string
          starts: string[]
          created_at?: string
        }
        Update: {
          id?: string
          practitioner_id?: string
          starts_at?: string
          ends_at?: string
          starts?: string[]
          created_at?: string
        }
        Relationships: []
      }
      stage_hours: {
        Row: {
          id: string
          student_id: string
          kind: 'session' | 'note' | 'meeting' | 'training' | 'reading' | 'other'
          day: string
          minutes: number
          source: 'platform' | 'declared'
          description: string | null
          state: 'waiting' | 'confirmed' | 'refused'
          decided_by: string | null
          decided_by_name: string | null
          decided_at: string | null
          reason: string | null
          counted_for: string | null
          created_at: string
        }
        Insert: {
          id?: string
          student_id: string
          kind: 'session' | 'note' | 'meeting' | 'training' | 'reading' | 'other'
          day: string
          minutes: number
          source: 'platform' | 'declared'
          description?: string | null
          state: 'waiting' | 'confirmed' | 'refused'
          decided_by?: string | null
          decided_by_name?: string | null
          decided_at?: string | null
          reason?: string | null
          counted_for?: string | null
          created_at?: string
        }
        Update: {
          id?: string
          student_id?: string
          kind?: 'session' | 'note' | 'meeting' | 'training' | 'reading' | 'other'
          day?: string
          minutes?: number
          source?: 'platform' | 'declared'
          description?: string | null
          state?: 'waiting' | 'confirmed' | 'refused'
          decided_by?: string | null
          decided_by_name?: string | null
          decided_at?: string | null
          reason?: string | null
          counted_for?: string | null
          created_at?: string
        }
        Relationships: []
      }
      subscriptions: {
        Row: {
          id: string
          user_id: string
          status: 'pending' | 'active' | 'past_due' | 'ended'
          price_cents: number
          renews: boolean
          started_at: string | null
          periods_paid: number
          paid_until: string | null
          access_until: string | null
          created_at: string
        }
        Insert: {
          id?: string
          user_id: string
          status: 'pending' | 'active' | 'past_due' | 'ended'
          price_cents: number
          renews?: boolean
          started_at?: string | null
          periods_paid?: number
          paid_until?: string | null
          access_until?: string | null
          created_at?: string
        }
        Update: {
          id?: string
          user_id?: string
          status?: 'pending' | 'active' | 'past_due' | 'ended'
          price_cents?: number
          renews?: boolean
          started_at?: string | null
          periods_paid?: number
          paid_until?: string | null
          access_until?: string | null
          created_at?: string
        }
        Relationships: []
      }
      supervision_alerts: {
        Row: {
          id: string
          student_id: string
          kind: 'crisis' | 'report' | 'absence' | 'not_admitted' | 'low_rating' | 'low_mean' | 'late_twice' | 'note_overdue'
          appointment_id: string | null
          source_id: string
          raised_at: string
          seen_at: string | null
          seen_by: string | null
          seen_by_name: string | null
          referents_told_at: string | null
          administrators_told_at: string | null
          closed_at: string | null
          closed_by: string | null
          handled_at: string | null
          handled_by: string | null
          handled_by_name: string | null
        }
        Insert: {
          id?: string
          student_id: string
          kind: 'crisis' | 'report' | 'absence' | 'not_admitted' | 'low_rating' | 'low_mean' | 'late_twice' | 'note_overdue'
          appointment_id?: string | null
          source_id: string
          raised_at: string
          seen_at?: string | null
          seen_by?: string | null
          seen_by_name?: string | null
          referents_told_at?: string | null
          administrators_told_at?: string | null
          closed_at?: string | null
          closed_by?: string | null
          handled_at?: string | null
          handled_by?: string | null
          handled_by_name?: string | null
        }
        Update: {
          id?: string
          student_id?: string
          kind?: 'crisis' | 'report' | 'absence' | 'not_admitted' | 'low_rating' | 'low_mean' | 'late_twice' | 'note_overdue'
          appointment_id?: string | null
          source_id?: string
          raised_at?: string
          seen_at?: string | null
          seen_by?: string | null
          seen_by_name?: string | null
          referents_told_at?: string | null
          administrators_told_at?: string | null
          closed_at?: string | null
          closed_by?: string | null
          handled_at?: string | null
          handled_by?: string | null
          handled_by_name?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'supervision_alerts_appointment_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      supervision_calls: {
        Row: {
          id: string
          appointment_id: string
          student_id: string
          supervisor_id: string
          kind: 'urgent' | 'advice'
          asked_at: string
          answer: 'coming' | 'by_phone' | 'unavailable' | null
          answered_at: string | null
          agreed_at: string | null
          refused_at: string | null
          joined_at: string | null
          left_at: string | null
        }
        Insert: {
          id?: string
          appointment_id: string
          student_id: string
          supervisor_id: string
          kind: 'urgent' | 'advice'
          asked_at: string
          answer?: 'coming' | 'by_phone' | 'unavailable' | null
          answered_at?: string | null
          agreed_at?: string | null
          refused_at?: string | null
          joined_at?: string | null
          left_at?: string | null
        }
        Update: {
          id?: string
          appointment_id?: string
          student_id?: string
          supervisor_id?: string
          kind?: 'urgent' | 'advice'
          asked_at?: string
          answer?: 'coming' | 'by_phone' | 'unavailable' | null
          answered_at?: string | null
          agreed_at?: string | null
          refused_at?: string | null
          joined_at?: string | null
          left_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'supervision_calls_appointment_fkey'
            columns: ['appointment_id']
            isOneToOne: false
            referencedRelation: 'appointments'
            referencedColumns: ['id']
          },
        ]
      }
      supervision_meetings: {
        Row: {
          id: string
          supervisor_id: string
          kind: 'one_to_one' | 'group'
          starts_at: string
          ends_at: string
          offered_at: string
          canceled_at: string | null
          ended_at: string | null
        }
        Insert: {
          id?: string
          supervisor_id: string
          kind: 'one_to_one' | 'group'
          starts_at: string
          ends_at: string
          offered_at: string
          canceled_at?: string | null
          ended_at?: string | null
        }
        Update: {
          id?: string
          supervisor_id?: string
          kind?: 'one_to_one' | 'group'
          starts_at?: string
          ends_at?: string
          offered_at?: string
          canceled_at?: string | null
          ended_at?: string | null
        }
        Relationships: []
      }
      thread_messages: {
        Row: {
          id: string
          thread_id: string
          sender: 'patient' | 'practitioner'
          body: string
          sent_at: string
          told_at: string | null
        }
        Insert: {
          id?: string
          thread_id: string
          sender: 'patient' | 'practitioner'
          body: string
          sent_at: string
          told_at?: string | null
        }
        Update: {
          id?: string
          thread_id?: string
          sender?: 'patient' | 'practitioner'
          body?: string
          sent_at?: string
          told_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'thread_messages_thread_fkey'
            columns: ['thread_id']
            isOneToOne: false
            referencedRelation: 'threads'
            referencedColumns: ['id']
          },
        ]
      }
      threads: {
        Row: {
          id: string
          patient_id: string
          practitioner_id: string
          pseudonym: string | null
          created_at: string
          last_message_at: string | null
          patient_read_at: string | null
          practitioner_read_at: string | null
        }
        Insert: {
          id?: string
          patient_id: string
          practitioner_id: string
          pseudonym?: string | null
          created_at?: string
          last_message_at?: string | null
          patient_read_at?: string | null
          practitioner_read_at?: string | null
        }
        Update: {
          id?: string
          patient_id?: string
          practitioner_id?: string
          pseudonym?: string | null
          created_at?: string
          last_message_at?: string | null
          patient_read_at?: string | null
          practitioner_read_at?: string | null
        }
        Relationships: []
      }
    }
    Views: {
      admin_act_requests: {
        Row: {
          id: string
          act: 'invite-psychologist' | 'unmake-psychologist' | 'make-referent' | 'unmake-referent' | 'invite-administrator' | 'unmake-administrator' | 'lift-suspension' | 'reset-second-factor' | 'erase-person' | 'open-archive' | 'refund-payment' | 'record-payouts' | 'send-newsletter' | 'suspend-with-approval' | 'suspend-after-report' | 'open-reporter-identity'
          sentence: string
          reason: string
          requested_by: string | null
          requested_by_name: string | null
          requested_at: string
          expires_at: string
          decided_by_name: string | null
          decided_at: string | null
          decision: 'approved' | 'refused' | 'expired' | 'waited' | null
          runs_alone: boolean
          person_id: string | null
        }
        Relationships: []
      }
      admin_announcements: {
        Row: {
          id: string
          body: string
          starts_at: string
          ends_at: string
          published_at: string
          published_by_name: string | null
        }
        Relationships: []
      }
      admin_appointments: {
        Row: {
          id: string
          practitioner_id: string | null
          practitioner_name: string | null
          starts_at: string
          ends_at: string
          booked_at: string
          canceled_at: string | null
          canceled_by: 'patient' | 'practitioner' | 'service' | 'parent' | null
          price_cents: number
          is_test: boolean
          refunded_cents: number
          state: 'upcoming' | 'running' | 'held' | 'missed' | 'to_review' | 'canceled'
        }
        Relationships: []
      }
      admin_audit: {
        Row: {
          n: number
          occurred_at: string
          actor_id: string | null
          actor_name: string | null
          act: string
          subject: string | null
          detail: Json | null
          hash: string
          about: string | null
        }
        Relationships: []
      }
      admin_component_states: {
        Row: {
          component: string
          status: 'error' | 'warning' | 'pending' | 'success'
          details: string
          began_at: string
          seen_at: string
          is_current: boolean
        }
        Insert: {
          component: string
          status: 'error' | 'warning' | 'pending' | 'success'
          details: string
          began_at: string
          seen_at: string
          is_current: boolean
        }
        Update: {
          component?: string
          status?: 'error' | 'warning' | 'pending' | 'success'
          details?: string
          began_at?: string
          seen_at?: string
          is_current?: boolean
        }
        Relationships: []
      }
      admin_contact_messages: {
        Row: {
          id: string
          name: string
          email: string
          subject: string
          message: string
          created_at: string
          state: 'new' | 'in_progress' | 'answered'
          is_danger: boolean
          assigned_to: string | null
          assigned_to_name: string | null
          answer: string | null
          answered_at: string | null
          answered_by_name: string | null
          words: string
        }
        Relationships: []
      }
      admin_disputes: {
        Row: {
          id: string
          payment_id: string | null
          appointment_id: string | null
          provider: 'sandbox' | 'stripe'
          provider_reference: string
          amount: number
          reason: string
          state: 'needs_response' | 'under_review' | 'won' | 'lost'
          respond_by: string | null
          opened_at: string
          closed_at: string | null
          starts_at: string | null
          verdict: 'held' | 'practitioner_absent' | 'patient_absent' | 'ended_by_patient' | 'too_short' | 'connection_failed' | null
          is_test: boolean
          is_identity_held: boolean
        }
        Relationships: []
      }
      admin_figures: {
        Row: {
          grain: 'day' | 'week' | 'month'
          starts_on: string
          days: number
          sign_ups: number
          bookings: number
          offered_minutes: number
          booked_minutes: number
          canceled_by_patient: number
          canceled_by_practitioner: number
          canceled_by_service: number
          patient_absences: number
          practitioner_absences: number
          refunds: number
          refund_cents: number
          revenue_cents: number
          premium_cents: number
          premium_people: number
          chat_messages: number
          chat_vigilance: number | null
          chat_danger: number | null
          chat_crisis: number | null
          model_micro_euros: number
          notes_reviewed: number
          review_minutes: number
          ratings: number
          stars: number
        }
        Relationships: []
      }
      admin_incidents: {
        Row: {
          id: string
          number: number
          kind: 'incident' | 'breach'
          title: string
          noticed_at: string
          tell_authority_by: string
          description: string
          measures: string | null
          people_concerned: string | null
          people_count: number | null
          records_concerned: string | null
          records_count: number | null
          consequences: string | null
          contact: string | null
          authority_told_at: string | null
          people_told_at: string | null
          why_not_told: string | null
          closed_at: string | null
          recorded_at: string
          recorded_by_name: string | null
          updated_at: string
          words: string
        }
        Relationships: []
      }
      admin_money: {
        Row: {
          to_answer: number
          nearest_answer: string | null
          first_cents: number | null
          first_appointment_id: string | null
          to_review: number
          stuck_refunds: number
        }
        Relationships: []
      }
      admin_newsletter_audience: {
        Row: {
          confirmed: number
          waiting: number
        }
        Relationships: []
      }
      admin_newsletters: {
        Row: {
          id: string
          subject: string
          body: string
          written_by_name: string | null
          updated_at: string
          sent_at: string | null
          recipients: number
          finished_at: string | null
          is_waiting: boolean
        }
        Relationships: []
      }
      admin_overview: {
        Row: {
          proofs: number
          oldest_proof_name: string | null
          oldest_proof_at: string | null
          open_requests: number
          nearest_expiry: string | null
          students_without_supervisor: number
          name_without_supervisor: string | null
          sign_ups: number
          sign_ups_before: number
          bookings: number
          bookings_before: number
          refunds: number
          refund_cents: number
          sealed_until: number
          messages: number
          messages_in_danger: number
          reports: number
          nearest_answer: string | null
          offered_minutes: number
          booked_minutes: number
          breaches: number
          tell_authority_by: string | null
        }
        Relationships: []
      }
      admin_payments: {
        Row: {
          id: string
          appointment_id: string | null
          payment_type: 'consultation' | 'subscription' | 'test'
          amount: number
          refunded_amount: number
          is_test: boolean
          provider: 'sandbox' | 'stripe'
          completed_at: string
          receipt_number: string | null
          starts_at: string | null
          appointment_status: 'held' | 'confirmed' | 'canceled' | 'expired' | null
          waiting_cents: number
          dispute_state: 'needs_response' | 'under_review' | 'won' | 'lost' | null
          refundable_cents: number
        }
        Relationships: []
      }
      admin_payout_files: {
        Row: {
          digest: string
          month: string
          transfers: number
          total_cents: number
          written_at: string
          written_by_name: string | null
          recorded_at: string | null
          replaced_at: string | null
        }
        Relationships: []
      }
      admin_practitioners: {
        Row: {
          practitioner_id: string
          name: string
        }
        Insert: {
          practitioner_id: string
          name: string
        }
        Update: {
          practitioner_id?: string
          name?: string
        }
        Relationships: []
      }
      admin_reports: {
        Row: {
          id: string
          practitioner_id: string | null
          practitioner_name: string
          category: 'danger' | 'sexual' | 'discrimination' | 'confidentiality' | 'contact' | 'conduct' | 'other'
          severity: 'ordinary' | 'serious' | 'grave'
          state: 'new' | 'taken' | 'answered'
          referent_name: string | null
          reported_at: string
          answer_due_at: string
          answered_at: string | null
          suspension_requested_at: string | null
          is_suspended: boolean
          payment_id: string | null
          paid_cents: number | null
          refunded_cents: number | null
          words: string
        }
        Relationships: []
      }
      admin_reviews: {
        Row: {
          appointment_id: string
          practitioner_name: string | null
          starts_at: string
          price_cents: number
          verdict: 'held' | 'practitioner_absent' | 'patient_absent' | 'ended_by_patient' | 'too_short' | 'connection_failed'
          joint_seconds: number
          practitioner_seconds: number
          lost_on_patients_line: boolean
          settled_at: string
        }
        Relationships: []
      }
      admin_students: {
        Row: {
          student_id: string
          name: string
          university: string | null
          study_year: '3' | '4' | '5' | '6+' | null
          supervisor_id: string | null
          supervisor_name: string | null
          sees_patients: boolean
          history: Json
        }
        Relationships: []
      }
      admin_supervisors: {
        Row: {
          supervisor_id: string
          name: string
          practising_since: string | null
          is_referent: boolean
          is_verified: boolean
          is_suspended: boolean
          students: number
          notes_waiting: number
          median_review_hours: number | null
        }
        Insert: {
          supervisor_id: string
          name: string
          practising_since?: string | null
          is_referent: boolean
          is_verified: boolean
          is_suspended: boolean
          students: number
          notes_waiting: number
          median_review_hours?: number | null
        }
        Update: {
          supervisor_id?: string
          name?: string
          practising_since?: string | null
          is_referent?: boolean
          is_verified?: boolean
          is_suspended?: boolean
          students?: number
          notes_waiting?: number
          median_review_hours?: number | null
        }
        Relationships: []
      }
      admin_switches: {
        Row: {
          name: 'sign_ups' | 'bookings' | 'payments' | 'model' | 'maintenance'
          is_on: boolean
          until: string | null
          changed_at: string | null
          changed_by_name: string | null
        }
        Relationships: []
      }
      admin_unsent_refunds: {
        Row: {
          id: string
          payment_id: string
          appointment_id: string | null
          amount: number
          reason: string
          created_at: string
          is_test: boolean
          is_disputed: boolean
          returned_at: string | null
        }
        Relationships: []
      }
      admin_verifications: {
        Row: {
          student_id: string
          name: string
          university: string | null
          study_year: '3' | '4' | '5' | '6+' | null
          specialization: 'clinical' | 'cognitive' | 'social' | 'development' | 'health' | 'neuropsychology' | 'organizational' | 'other' | null
          is_email_verified: boolean
          supervisor_id: string | null
          status_valid_until: string | null
          was_accepted_before: boolean
          object_id: string | null
          mimetype: string | null
          size: number | null
          received_at: string | null
          review_id: string | null
          reason: string | null
          reviewed_at: string | null
          reviewer_name: string | null
          opened_by: string | null
          state: 'waiting' | 'complement' | 'refused' | 'renewal' | 'accepted' | 'suspended' | 'without_proof'
        }
        Relationships: []
      }
      free_starts: {
        Row: {
          starts_at: string
          practitioner_id: string
          practitioner_gender: 'male' | 'female' | 'non-binary' | 'prefer-not-to-say' | null
          practitioner_name: string
          practitioner_type: 'patient' | 'student' | 'therapist' | 'admin'
          university: string | null
          study_year: '3' | '4' | '5' | '6+' | null
          specialization: 'clinical' | 'cognitive' | 'social' | 'development' | 'health' | 'neuropsychology' | 'organizational' | 'other' | null
          specialties: string[]
          bio: string | null
          avatar_path: string | null
        }
        Relationships: []
      }
      free_times: {
        Row: {
          starts_at: string
          gender_preference: 'any' | 'male' | 'female'
        }
        Relationships: []
      }
      hours_to_attest: {
        Row: {
          student_id: string
          student_name: string
          is_current: boolean
          periods: string[]
          minutes: number
          first_day: string
          last_day: string
        }
        Relationships: []
      }
      my_alert_messages: {
        Row: {
          id: string
          alert_id: string
          is_mine: boolean
          author_name: string
          body: string
          sent_at: string
        }
        Relationships: []
      }
      my_alerts: {
        Row: {
          id: string
          my_side: 'supervisor' | 'referent' | 'student'
          kind: 'crisis' | 'report' | 'absence' | 'not_admitted' | 'low_rating' | 'low_mean' | 'late_twice' | 'note_overdue'
          student_id: string
          student_name: string
          student_email: string | null
          student_phone: string | null
          appointment_id: string | null
          starts_at: string | null
          ends_at: string | null
          raised_at: string
          seen_at: string | null
          seen_by_name: string | null
          referents_told_at: string | null
          closed_at: string | null
          handled_at: string | null
          handled_by_name: string | null
        }
        Relationships: []
      }
      my_appointments: {
        Row: {
          id: string
          my_side: 'patient' | 'practitioner'
          status: 'held' | 'upcoming' | 'completed' | 'canceled' | 'missed'
          starts_at: string
          ends_at: string
          held_until: string
          booked_at: string | null
          canceled_at: string | null
          canceled_by: 'patient' | 'practitioner' | 'service' | 'parent' | null
          moved_by_practitioner_at: string | null
          consultation_type: 'individual' | 'couple' | 'family'
          gender_preference: 'any' | 'male' | 'female'
          appearance: 'first_name' | 'pseudonym' | 'pseudonym_camera_off'
          topic: string | null
          price_cents: number
          revision: number
          patient_name: string | null
          practitioner_id: string | null
          practitioner_name: string | null
          practitioner_type: 'patient' | 'student' | 'therapist' | 'admin' | null
          practitioner_gender: 'male' | 'female' | 'non-binary' | 'prefer-not-to-say' | null
          practitioner_study_year: '3' | '4' | '5' | '6+' | null
          practitioner_specialization: 'clinical' | 'cognitive' | 'social' | 'development' | 'health' | 'neuropsychology' | 'organizational' | 'other' | null
          practitioner_avatar_path: string | null
          payment_id: string | null
          paid_cents: number
          refunded_cents: number
          thread_id: string | null
          practitioner_bio: string | null
          practitioner_university: string | null
          practitioner_specialties: string[] | null
          is_test_payment: boolean
          proposed_practitioner_id: string | null
          proposed_practitioner_name: string | null
          verdict: 'held' | 'practitioner_absent' | 'patient_absent' | 'ended_by_patient' | 'too_short' | 'connection_failed' | null
          joint_seconds: number | null
          needs_review: boolean
          earned_cents: number
          note_state: 'draft' | 'ready' | 'signed' | 'needs_revision' | 'in_review' | null
          note_signed_by_name: string | null
          note_signed_at: string | null
          companion_name: string | null
          connection_asked: boolean
          waiting_cents: number
          left_cents: number
          earning_state: 'coming' | 'in_review' | 'contested' | 'earned' | null
          is_paid_despite_refund: boolean | null
        }
        Relationships: []
      }
      my_booking_limits: {
        Row: {
          practitioner_id: string
          notice_minutes: number
          sessions_a_day: number | null
        }
        Insert: {
          practitioner_id: string
          notice_minutes: number
          sessions_a_day?: number | null
        }
        Update: {
          practitioner_id?: string
          notice_minutes?: number
          sessions_a_day?: number | null
        }
        Relationships: []
      }
      my_conversations: {
        Row: {
          id: string
          my_side: 'patient' | 'practitioner'
          with: string
          with_avatar: string | null
          last_message: string | null
          last_sender: 'patient' | 'practitioner' | null
          timestamp: string | null
          unread: number
          is_open: boolean
          pseudonym: string | null
          practitioner_type: 'patient' | 'student' | 'therapist' | 'admin'
          practitioner_gender: 'male' | 'female' | 'non-binary' | 'prefer-not-to-say' | null
          practitioner_study_year: '3' | '4' | '5' | '6+' | null
          practitioner_specialization: 'clinical' | 'cognitive' | 'social' | 'development' | 'health' | 'neuropsychology' | 'organizational' | 'other' | null
        }
        Relationships: []
      }
      my_free_starts: {
        Row: {
          practitioner_id: string
          starts_at: string
        }
        Insert: {
          practitioner_id: string
          starts_at: string
        }
        Update: {
          practitioner_id?: string
          starts_at?: string
        }
        Relationships: []
      }
      my_meetings: {
        Row: {
          id: string
          my_side: 'supervisor' | 'student'
          kind: 'one_to_one' | 'group'
          starts_at: string
          ends_at: string
          supervisor_name: string
          is_booked: boolean
          students_booked: number
          student_names: string[]
          places_left: number
        }
        Relationships: []
      }
      my_messages: {
        Row: {
          id: string
          session_id: string
          sender: 'user' | 'assistant'
          message: string
          folded: string
          created_at: string
        }
        Relationships: []
      }
      my_notes_to_review: {
        Row: {
          review_id: string
          appointment_id: string
          is_amendment: boolean
          student_id: string
          student_name: string
          is_own_student: boolean
          starts_at: string
          consultation_type: 'individual' | 'couple' | 'family'
          is_crisis: boolean
          submitted_at: string
          due_at: string
        }
        Relationships: []
      }
      my_ratings: {
        Row: {
          id: string
          comment: string
          reply: string | null
          reply_state: 'waiting' | 'passed_on' | 'withheld' | null
          reply_withheld_reason: string | null
        }
        Relationships: []
      }
      my_slots: {
        Row: {
          id: string
          starts_at: string
          ends_at: string
          is_booked: boolean
        }
        Insert: {
          id: string
          starts_at: string
          ends_at: string
          is_booked: boolean
        }
        Update: {
          id?: string
          starts_at?: string
          ends_at?: string
          is_booked?: boolean
        }
        Relationships: []
      }
      my_students_consultations: {
        Row: {
          appointment_id: string
          student_id: string
          starts_at: string
          ends_at: string
          consultation_type: 'individual' | 'couple' | 'family'
          verdict: 'held' | 'practitioner_absent' | 'patient_absent' | 'ended_by_patient' | 'too_short' | 'connection_failed' | null
          note_state: 'draft' | 'ready' | 'signed' | 'needs_revision' | null
          note_submitted_at: string | null
          note_signed_at: string | null
        }
        Relationships: []
      }
      my_supervision: {
        Row: {
          student_id: string
          supervisor_id: string
          my_side: 'student' | 'supervisor'
          student_name: string
          supervisor_name: string
          student_gender: 'male' | 'female' | 'non-binary' | 'prefer-not-to-say' | null
          study_year: '3' | '4' | '5' | '6+' | null
          specialization: 'clinical' | 'cognitive' | 'social' | 'development' | 'health' | 'neuropsychology' | 'organizational' | 'other' | null
          university: string | null
          is_validated: boolean
          consultations_held: number
          next_consultation_at: string | null
          people_followed: number
          note_delay_hours: number | null
          rating_mean: number | null
          rating_count: number
        }
        Relationships: []
      }
      my_supervision_calls: {
        Row: {
          id: string
          appointment_id: string
          my_side: 'student' | 'supervisor' | 'patient'
          supervisor_name: string | null
          student_name: string | null
          kind: 'urgent' | 'advice' | null
          asked_at: string | null
          answer: 'coming' | 'by_phone' | 'unavailable' | null
          answered_at: string | null
          agreed_at: string | null
          refused_at: string | null
          joined_at: string | null
          left_at: string | null
          starts_at: string
          student_phone: string | null
        }
        Relationships: []
      }
      my_verification: {
        Row: {
          student_id: string
          may_hand_in: boolean
          handed_in_at: string | null
          open_decision: 'accepted' | 'complement' | 'refused' | null
          reason: string | null
        }
        Relationships: []
      }
      practitioner_openings: {
        Row: {
          moment: string
          next_at: string
          times: string[]
          slug: string
          name: string
          user_type: 'patient' | 'student' | 'therapist' | 'admin'
          gender: 'male' | 'female' | 'non-binary' | 'prefer-not-to-say' | null
          university: string | null
          study_year: '3' | '4' | '5' | '6+' | null
          specialization: 'clinical' | 'cognitive' | 'social' | 'development' | 'health' | 'neuropsychology' | 'organizational' | 'other' | null
          specialties: string[]
          languages: string[]
          bio: string | null
          avatar_path: string | null
          supervisor_name: string | null
        }
        Relationships: []
      }
      practitioner_ratings: {
        Row: {
          practitioner_id: string
          mean: number
          count: number
        }
        Relationships: []
      }
      practitioner_slugs: {
        Row: {
          slug: string
        }
        Insert: {
          slug: string
        }
        Update: {
          slug?: string
        }
        Relationships: []
      }
      practitioner_times: {
        Row: {
          slug: string
          starts_at: string
        }
        Relationships: []
      }
      practitioners: {
        Row: {
          slug: string
          practitioner_id: string
          first_name: string
          name: string
          user_type: 'patient' | 'student' | 'therapist' | 'admin'
          gender: 'male' | 'female' | 'non-binary' | 'prefer-not-to-say' | null
          university: string | null
          study_year: '3' | '4' | '5' | '6+' | null
          specialization: 'clinical' | 'cognitive' | 'social' | 'development' | 'health' | 'neuropsychology' | 'organizational' | 'other' | null
          specialties: string[]
          languages: string[]
          bio: string | null
          avatar_path: string | null
          status_valid_until: string | null
          supervisor_name: string | null
          supervisor_gender: 'male' | 'female' | 'non-binary' | 'prefer-not-to-say' | null
          sessions_held: number | null
          notes_handed_in: number | null
          notes_signed: number | null
          median_review_minutes: number | null
        }
        Relationships: []
      }
      ratings_to_moderate: {
        Row: {
          id: string
          about: 'comment' | 'reply'
          practitioner_name: string
          stars: number
          comment: string
          reply: string | null
          due_at: string
        }
        Relationships: []
      }
      reports_to_answer: {
        Row: {
          id: string
          practitioner_name: string
          category: 'danger' | 'sexual' | 'discrimination' | 'confidentiality' | 'contact' | 'conduct' | 'other'
          severity: 'ordinary' | 'serious' | 'grave'
          state: 'new' | 'taken' | 'answered'
          referent_name: string | null
          is_mine: boolean
          reported_at: string
          answer_due_at: string
          answered_at: string | null
          suspension_requested_at: string | null
          may_open: boolean
        }
        Insert: {
          id: string
          practitioner_name: string
          category: 'danger' | 'sexual' | 'discrimination' | 'confidentiality' | 'contact' | 'conduct' | 'other'
          severity: 'ordinary' | 'serious' | 'grave'
          state: 'new' | 'taken' | 'answered'
          referent_name?: string | null
          is_mine: boolean
          reported_at: string
          answer_due_at: string
          answered_at?: string | null
          suspension_requested_at?: string | null
          may_open: boolean
        }
        Update: {
          id?: string
          practitioner_name?: string
          category?: 'danger' | 'sexual' | 'discrimination' | 'confidentiality' | 'contact' | 'conduct' | 'other'
          severity?: 'ordinary' | 'serious' | 'grave'
          state?: 'new' | 'taken' | 'answered'
          referent_name?: string | null
          is_mine?: boolean
          reported_at?: string
          answer_due_at?: string
          answered_at?: string | null
          suspension_requested_at?: string | null
          may_open?: boolean
        }
        Relationships: []
      }
      stage_hour_totals: {
        Row: {
          student_id: string
          student_name: string
          confirmed_minutes: number
          waiting_minutes: number
          first_day: string | null
          last_day: string | null
        }
        Relationships: []
      }
      supervised_hours: {
        Row: {
          id: string
          student_id: string
          student_name: string
          kind: 'session' | 'note' | 'meeting' | 'training' | 'reading' | 'other'
          day: string
          minutes: number
          source: 'platform' | 'declared'
          description: string | null
          state: 'waiting' | 'confirmed' | 'refused'
          created_at: string
        }
        Relationships: []
      }
      supervision_proofs: {
        Row: {
          practitioner_id: string
          supervisor_name: string
          sessions_held: number | null
          notes_reviewed: number | null
          median_review_minutes: number | null
        }
        Relationships: []
      }
    }
    Functions: Record<never, never>
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}

type Public = Database['public']

/** A row of a table or view, as it is read. */
export type Row<Name extends keyof (Public['Tables'] & Public['Views'])> = (Public['Tables'] & Public['Views'])[Name]['Row']
