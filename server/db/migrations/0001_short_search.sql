-- Letters, pairs from the first letter on, pairs from the second on.
CREATE FUNCTION short_parts(whole text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_to_array(whole, null)
    || string_to_array(regexp_replace(whole, '(..)', E'\\1\x01', 'g'), E'\x01')
    || string_to_array(regexp_replace(substr(whole, 2), '(..)', E'\\1\x01', 'g'), E'\x01')
$$;--> statement-breakpoint
CREATE INDEX "users_short_search" ON "users" USING gin (short_parts("name_key" || chr(10) || "email_key"));
