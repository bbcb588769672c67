CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "analyses" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"resume_id" text DEFAULT '' NOT NULL,
	"resume_name" text DEFAULT '' NOT NULL,
	"analysis_type" text NOT NULL,
	"job_description" text DEFAULT '' NOT NULL,
	"job_role" text DEFAULT '' NOT NULL,
	"job_category" text DEFAULT '' NOT NULL,
	"engine_version" text DEFAULT '' NOT NULL,
	"overall" smallint DEFAULT 0 NOT NULL,
	"ats" smallint DEFAULT 0 NOT NULL,
	"keyword" smallint,
	"format" smallint DEFAULT 0 NOT NULL,
	"section" smallint DEFAULT 0 NOT NULL,
	"keyword_match" json,
	"suggestions" json,
	"ai_analysis" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "analyses_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "analysis_bodies" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "analysis_bodies_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mutations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"hash" text NOT NULL,
	"result" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mutations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"template" text,
	"content_hash" text DEFAULT '' NOT NULL,
	"body" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resumes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"public_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totals" (
	"shard" smallint PRIMARY KEY NOT NULL,
	"users" bigint DEFAULT 0 NOT NULL,
	"resumes" bigint DEFAULT 0 NOT NULL,
	"analyses" bigint DEFAULT 0 NOT NULL,
	"score_sum" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"forgotten_to" bigint DEFAULT 0 NOT NULL,
	"total_resumes" integer DEFAULT 0 NOT NULL,
	"total_analyses" integer DEFAULT 0 NOT NULL,
	"score_sum" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"device_only" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_bodies" ADD CONSTRAINT "analysis_bodies_user_id_id_analyses_user_id_id_fk" FOREIGN KEY ("user_id","id") REFERENCES "public"."analyses"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutations" ADD CONSTRAINT "mutations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_counters" ADD CONSTRAINT "user_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "analyses_version" ON "analyses" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "analyses_own" ON "analyses" USING btree ("user_id","created_at","id") WHERE not "analyses"."deleted";--> statement-breakpoint
CREATE INDEX "analyses_all" ON "analyses" USING btree ("created_at","user_id","id") WHERE not "analyses"."deleted";--> statement-breakpoint
CREATE INDEX "analyses_score" ON "analyses" USING btree ("overall","user_id","id") WHERE not "analyses"."deleted";--> statement-breakpoint
CREATE INDEX "analyses_search" ON "analyses" USING gin ("resume_name" gin_trgm_ops) WHERE not "analyses"."deleted";--> statement-breakpoint
CREATE INDEX "analyses_forget" ON "analyses" USING btree ("updated_at") WHERE "analyses"."deleted";--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "ended_sessions_expiry" ON "ended_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mutations_forget" ON "mutations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reset_tokens_user" ON "reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reset_tokens_expiry" ON "reset_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_version" ON "resumes" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "resumes_content" ON "resumes" USING btree ("user_id","content_hash") WHERE not "resumes"."deleted" and "resumes"."content_hash" <> '';--> statement-breakpoint
CREATE INDEX "resumes_own" ON "resumes" USING btree ("user_id","created_at","id") WHERE not "resumes"."deleted";--> statement-breakpoint
CREATE INDEX "resumes_all" ON "resumes" USING btree ("created_at","user_id","id") WHERE not "resumes"."deleted";--> statement-breakpoint
CREATE INDEX "resumes_search" ON "resumes" USING gin ("name" gin_trgm_ops) WHERE not "resumes"."deleted";--> statement-breakpoint
CREATE INDEX "resumes_forget" ON "resumes" USING btree ("updated_at") WHERE "resumes"."deleted";--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "users_role_created" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin ("email_key" gin_trgm_ops);