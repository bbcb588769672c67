CREATE FUNCTION short_parts(whole text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT substr(whole, at, size)) FROM generate_series(1, length(whole)) at, generate_series(1, 2) size
$$;--> statement-breakpoint
CREATE INDEX "users_short_search" ON "users" USING gin (short_parts("name_key" || chr(10) || "email_key"));
