export * from '@supabase/supabase-js';
