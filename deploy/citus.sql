-- Legible on Citus, spread by the person. On the coordinator, after `npm run db:migrate` on an empty database and before the first
-- account. Each of a person's requests then stays on one worker; only signing in and the administrator's lists go further.

CREATE EXTENSION IF NOT EXISTS citus;

-- Looked up by address before it's known who asks, and pointed at by every row of a person: a copy on each worker.
SELECT create_reference_table('users');

-- What grows with what people do, each person's rows together on one worker.
SELECT create_distributed_table('user_counters', 'user_id');
SELECT create_distributed_table('resumes', 'user_id', colocate_with => 'user_counters');
SELECT create_distributed_table('analyses', 'user_id', colocate_with => 'user_counters');
SELECT create_distributed_table('analysis_bodies', 'user_id', colocate_with => 'user_counters');
SELECT create_distributed_table('mutations', 'user_id', colocate_with => 'user_counters');
SELECT create_distributed_table('sign_in_events', 'user_id', colocate_with => 'user_counters');
SELECT create_distributed_table('recovery_codes', 'user_id', colocate_with => 'user_counters');

-- A passkey's own id is unguessable, but Citus can promise its uniqueness only beside the person's.
DROP INDEX passkeys_id;
CREATE INDEX passkeys_id ON passkeys (id);
SELECT create_distributed_table('passkeys', 'user_id', colocate_with => 'user_counters');

-- Looked up by a hash or an id that spreads as evenly as a person's: one worker each time.
SELECT create_distributed_table('sessions', 'token_hash', colocate_with => 'none');
SELECT create_distributed_table('ended_sessions', 'token_hash', colocate_with => 'none');
SELECT create_distributed_table('reset_tokens', 'token_hash', colocate_with => 'none');
SELECT create_distributed_table('challenges', 'id', colocate_with => 'none');
SELECT create_distributed_table('rate_limits', 'key', colocate_with => 'none');
SELECT create_distributed_table('audit_log', 'id', colocate_with => 'none');

-- 64 rows of sums, each taken by a 64th of the people.
SELECT create_distributed_table('totals', 'shard', colocate_with => 'none');
