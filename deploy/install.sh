#!/bin/sh
# Sets up a studio on an empty Debian 12 or 13, or Ubuntu 22.04 or 24.04: sudo deploy/install.sh --domain=your.studio
# It prints a numbered plan and asks before it begins. A second run does only what is missing. docs/operations.md, Install
set -eu
umask 022

root=${BELCANTO_ROOT:-}
home=$root/srv/belcanto
data=$root/var/lib/belcanto
settings=$root/etc/belcanto.env
configuration=$root/etc/belcanto.conf
command=$root/usr/local/bin/belcanto
caddyfile=$root/etc/caddy/Caddyfile
site=$root/etc/caddy/belcanto.caddy
import='import /etc/caddy/belcanto.caddy'
user=${BELCANTO_USER:-belcanto}
# Installing and building take 1.1 GB beside the running studio; three releases and Node 2 GB.
needed_memory_megabytes=1800
needed_disk_megabytes=4000

say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$@" >&2; exit 1; }

usage() {
  say 'sudo deploy/install.sh [options]'
  say '  --domain=your.studio     the address of the studio; its DNS records must point to this server'
  say '  --email=you@example.com  for notices about the certificate'
  say '  --repository=URL         where versions come from; otherwise that of the clone which this file is in'
  say '  --follow=BRANCH          the newest commit of a branch instead of the newest tag'
  say '  --backup-folder=FOLDER   otherwise /var/backups/belcanto'
  say '  --backup-bucket=NAME --backup-endpoint=URL --backup-region=REGION --backup-key=ID'
  say '                           S3-compatible storage; its secret key is requested, or BACKUP_S3_SECRET_ACCESS_KEY'
  say '  --no-caddy               another proxy provides HTTPS (deploy/nginx.conf)'
  say '  --no-updates             no nightly updates'
  say '  --yes                    no questions: every answer is in the options'
}

read_options() {
  domain='' email='' repository='' follow='' backup_folder='' bucket='' endpoint='' region=auto key='' secret=${BACKUP_S3_SECRET_ACCESS_KEY:-}
  with_caddy=1 with_updates=1 is_sure='' former=''
  for option; do
    value=${option#*=}
    case $option in
      --domain=?*) domain=$(say "$value" | tr '[:upper:]' '[:lower:]') ;;
      --email=?*) email=$value ;;
      --repository=?*) repository=$value ;;
      --follow=?*) follow=$value ;;
      --backup-folder=/?*) backup_folder=$value ;;
      --backup-bucket=?*) bucket=$value ;;
      --backup-endpoint=?*) endpoint=$value ;;
      --backup-region=?*) region=$value ;;
      --backup-key=?*) key=$value ;;
      --no-caddy) with_caddy='' ;;
      --no-updates) with_updates='' ;;
      --yes) is_sure=1 ;;
      --help | -h) usage; exit 0 ;;
      *) usage >&2; fail '' "There is no option $option." ;;
    esac
  done
}

# The answer in $answer. When this file comes through a pipe, the terminal answers.
ask() {
  answer=''
  [ -z "$is_sure" ] || return 0
  printf '%s ' "$1"
  if [ -t 0 ]; then
    read -r answer
  elif (true < /dev/tty) 2> /dev/null; then
    read -r answer < /dev/tty
  else
    fail '' 'There is no terminal to ask. Give every answer as an option, and --yes.'
  fi
}

confirm() {
  ask "$1 [y/N]"
  [ -n "$is_sure" ] || case $answer in y | Y | yes) ;; *) return 1 ;; esac
}

check_system() {
  [ "$(id -u)" = 0 ] || [ -n "$root" ] || fail 'Please run this as root: sudo deploy/install.sh'
  [ -r "$root/etc/os-release" ] || fail 'This system has no /etc/os-release. Debian 12 or 13, or Ubuntu 22.04 or 24.04 is needed.'
  # shellcheck source=/dev/null
  system=$(. "$root/etc/os-release" && printf '%s %s' "${ID:-}" "${VERSION_ID:-}")
  case $system in
    'debian 12' | 'debian 13' | 'ubuntu 22.04' | 'ubuntu 24.04') ;;
    *) fail "This is $system. Debian 12 or 13, or Ubuntu 22.04 or 24.04 is needed. Elsewhere: docs/operations.md, Deploy" ;;
  esac
  case $(uname -m) in
    x86_64 | aarch64) ;;
    *) fail "This processor is $(uname -m). x86_64 or aarch64 is needed." ;;
  esac
  [ -d "$root/run/systemd/system" ] || fail 'systemd does not run here, as in a container. For containers: deploy/compose.yaml'
  memory=$(awk '/^(MemTotal|SwapTotal):/ { sum += $2 } END { print int(sum / 1024) }' "$root/proc/meminfo")
  [ "$memory" -ge "$needed_memory_megabytes" ] || fail \
    "This server has $memory MB of memory and swap; $needed_memory_megabytes MB are needed to build a version. With 2 GB of swap it is enough:" \
    '  fallocate -l 2G /swapfile && chmod 600 /swapfile && mkswap /swapfile && swapon /swapfile' \
    "  echo '/swapfile none swap sw 0 0' >> /etc/fstab"
  disk=$(df -Pk "${root:-/}" | awk 'NR == 2 { print int($4 / 1024) }')
  [ "$disk" -ge "$needed_disk_megabytes" ] || [ -e "$home/current" ] ||
    fail "$disk MB of disk are free; $needed_disk_megabytes MB are needed."
  if [ "$system" = 'ubuntu 22.04' ] && [ -n "$with_caddy" ] && ! is_installed caddy; then
    fail 'Ubuntu 22.04 has no Caddy. Install it as https://caddyserver.com/docs/install describes, then run this again; or use another proxy: --no-caddy'
  fi
}

# Caddy needs both ports for a certificate.
check_ports() {
  [ -n "$with_caddy" ] || return 0
  command -v ss > /dev/null || { say 'Not checked: what listens on ports 80 and 443 (there is no program ss).'; return 0; }
  taken=$(ss -Hltnp | awk '$4 ~ /:(80|443)$/ && !/"caddy"/ { port = $4; sub(/.*:/, "", port); name = $6; sub(/^users:\(\("/, "", name); sub(/".*/, "", name); print (name == "" ? "another program" : name), port }' | sort -u)
  [ -z "$taken" ] || fail "$(say "$taken" | sed 's/\(.*\) \(.*\)/\1 listens on port \2./')" \
    "Caddy needs ports 80 and 443. If nothing else needs $(say "$taken" | awk 'NR == 1 { print $1 }'): systemctl disable --now $(say "$taken" | awk 'NR == 1 { print $1 }')" \
    'Or let it stay in front of the studio: --no-caddy, and deploy/nginx.conf as an example.'
}

read_answers() {
  if [ -z "$repository" ] && [ ! -e "$configuration" ]; then
    repository=$(git -C "$(dirname "$0")" remote get-url origin 2> /dev/null || :)
    if [ -z "$repository" ]; then ask 'Repository of Belcanto (an address for git clone):'; repository=$answer; fi
    [ -n "$repository" ] || fail 'Where do versions come from? --repository=URL'
  fi
  site_url=$(sed -n "s:^SITE_URL=['\"]\{0,1\}\(https\{0,1\}\://[^/'\"]*\).*:\1:p" "$settings" 2> /dev/null || :)
  is_domain_chosen=$domain
  [ -n "$domain" ] || domain=${site_url#*://}
  if [ -z "$domain" ]; then ask 'Domain of the studio, such as your.studio:'; domain=$answer; fi
  case $domain in *[!\ -~]*) turn_into_ascii ;; esac
  if [ -n "$is_domain_chosen" ] && [ -n "$site_url" ] && [ "${site_url#*://}" != "$domain" ]; then former=${site_url#*://}; fi
  say "$domain" | grep -Eqx '([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}' ||
    fail "'$domain' is no domain. Give one without https:// and without a path: --domain=your.studio"
  if [ -z "$email" ] && [ -n "$with_caddy" ] && [ ! -e "$site" ]; then ask 'Your email address, for notices about the certificate (may stay empty):'; email=$answer; fi
  [ -z "$email" ] || say "$email" | grep -Eqx '[^[:space:]/{}&\\]+@[^[:space:]/{}&\\]+' || fail "'$email' is no email address."
  if [ -e "$settings" ]; then
    backup_folder=$(sed -n "s/^BACKUP_FOLDER='\{0,1\}\([^']*\).*/\1/p" "$settings")
  elif [ -n "$bucket" ]; then
    check_bucket
  fi
  [ -n "$backup_folder" ] || backup_folder=/var/backups/belcanto
}

# Certificates, DNS and settings have måltid.dk as xn--mltid-mra.dk.
turn_into_ascii() {
  if ! command -v idn2 > /dev/null; then
    confirm "Install idn2, which finds the form of $domain for certificates and DNS (xn--…)?" || fail "Give $domain in its form with xn--, which its provider shows."
    apt update
    apt install --yes --no-install-recommends idn2
  fi
  ascii=$(LC_ALL=C.UTF-8 idn2 "$domain") || fail "'$domain' is no domain."
  say "For certificates and DNS, $domain is $ascii."
  domain=$ascii
}

check_bucket() {
  if [ -z "$endpoint" ] || [ -z "$key" ]; then fail 'A bucket needs --backup-endpoint=https://… and --backup-key=ID, too.'; fi
  if [ -z "$secret" ]; then ask "Secret key of $key:"; secret=$answer; fi
  [ -n "$secret" ] || fail 'The secret key of the bucket is missing: BACKUP_S3_SECRET_ACCESS_KEY'
}

# By the name server alone: /etc/hosts often names this machine 127.0.1.1. Prints one address per line.
addresses_of() { { getent -s dns ahostsv4 "$1"; getent -s dns ahostsv6 "$1"; } | awk '!/^::ffff:/ { print $1 }' | sort -u; }

is_private() { case $1 in 10.* | 192.168.* | 172.1[6-9].* | 172.2[0-9].* | 172.3[01].* | 100.6[4-9].* | 100.[7-9][0-9].* | 100.1[01][0-9].* | 100.12[0-7].* | f[cd]*:*) ;; *) return 1 ;; esac; }

# Sets $found. A certificate is requested only when every address is ours: the authority may use any.
points_here() {
  found=$(addresses_of "$1")
  [ -n "$found" ] || return 1
  for address in $found; do say "$own" | grep -qxF "$address" || return 1; done
}

# Sets $dns to ready, pending or unneeded (another proxy provides HTTPS).
check_dns() {
  [ -n "$with_caddy" ] || { dns=unneeded; return 0; }
  own=$(hostname -I | tr ' ' '\n' | sed '/^$/d') dns=pending public=''
  for address in $own; do is_private "$address" || public="$public $address"; done
  if points_here "$domain"; then
    dns=ready
    say "$domain points to this server ($(say "$found" | tr '\n' ' '| sed 's/ $//'))."
  elif [ -n "$found" ] && [ -z "$public" ]; then
    say "$domain points to $(say "$found" | tr '\n' ' ')and this server knows only private addresses: its network must forward ports 80 and 443 to it."
    ! confirm 'Is that so?' || dns=ready
  fi
  [ "$dns" != pending ] || name_records
}

name_records() {
  if [ -n "$found" ]; then say "$domain does not point to this server only. It points to: $(say "$found" | tr '\n' ' ')"; else say "$domain has no address yet."; fi
  say 'Set these records where you bought the domain, and remove its other A and AAAA records:'
  for address in ${public:-$own}; do
    case $address in *:*) say "  $domain  AAAA  $address" ;; *) say "  $domain  A     $address" ;; esac
  done
  say 'A certificate is requested when they are right, because failed attempts are limited. Run this again then.'
}

is_installed() { dpkg-query -W -f '${db:Status-Status}\n' "$1" 2> /dev/null | grep -qx installed; }

missing_packages() {
  for name in ca-certificates curl git libatomic1 ${with_caddy:+caddy}; do is_installed "$name" || printf '%s ' "$name"; done
}

# A step that was begun and cut off is repeated.
is_begun() { [ -e "$home/begun/$1" ]; }

# Only what is missing: a step that was done, or a file that is there, is left as it is.
plan() {
  number=0 todo=''
  packages=$(missing_packages) packages=${packages% }
  if [ -n "$packages" ] || is_begun packages; then add packages "Install with apt-get: ${packages:-what was begun}"; fi
  id "$user" > /dev/null 2>&1 || add account "Create the system user $user"
  if [ ! -d "$home/releases" ] || [ ! -d "$data" ] || [ ! -d "$root$backup_folder" ] || is_begun folders; then
    add folders "Create /srv/belcanto (releases), /var/lib/belcanto (data) and $backup_folder (backups)"
  fi
  [ ! -e "$settings" ] || [ -n "$former" ] || say '/etc/belcanto.env exists and stays as it is.'
  [ -e "$settings" ] || add settings "Write the settings /etc/belcanto.env: https://$domain, backups to ${bucket:-$backup_folder}"
  [ ! -e "$configuration" ] || say '/etc/belcanto.conf exists and stays as it is.'
  [ -e "$configuration" ] || add configuration "Write /etc/belcanto.conf: versions come from $repository, ${follow:+the newest commit of $follow}${follow:-the newest tag}"
  if [ ! -x "$command" ] || [ ! -d "$home/repository.git" ]; then add repository 'Clone the repository and install the command belcanto'; fi
  if [ ! -e "$home/current" ] || is_begun release; then add release 'Install and build the newest version with its own Node, and start it (some minutes)'; fi
  [ -z "$with_updates" ] || systemctl is-enabled --quiet belcanto-update.timer 2> /dev/null || add updates 'Update every night, after a backup, and go back when the new version is not ready'
  plan_address
  if is_blocked_by_ufw; then add firewall 'Open ports 80 and 443 in the firewall (ufw)'; fi
}

plan_address() {
  case $dns in
    ready) is_proxied || add proxy "Have Caddy answer https://$domain${former:+ instead of https://$former} with a certificate of Let’s Encrypt" ;;
    pending) [ -z "$former" ] || say "The address stays $site_url until $domain points here."; return 0 ;;
  esac
  if [ -n "$former" ] || is_begun address; then
    add address "Change SITE_URL in /etc/belcanto.env${former:+ from $site_url} to https://$domain, leave its other lines, and restart"
  fi
}

is_proxied() {
  ! is_begun proxy && grep -Eqs "(^|[^a-z0-9.-])$domain([^a-z0-9.-]|$)" "$site" && grep -qsx "$import" "$caddyfile"
}

add() {
  number=$((number + 1))
  todo="$todo $1"
  [ "$number" != 1 ] || printf '\nPlan:\n'
  say "$number. $2"
}

is_blocked_by_ufw() {
  [ -n "$with_caddy" ] && command -v ufw > /dev/null && ufw status | grep -qx 'Status: active' &&
    ! ufw status | grep -Eq '^(80,443/tcp|443/tcp|443|WWW Full|Nginx Full|Caddy.*) +ALLOW'
}

apt() { DEBIAN_FRONTEND=noninteractive NEEDRESTART_MODE=l apt-get -qq --option DPkg::Lock::Timeout=600 --option Dpkg::Use-Pty=0 "$@" > /dev/null; }

# A new server often installs its own updates meanwhile: apt waits for them.
do_packages() {
  dpkg --configure -a > /dev/null
  apt update
  # shellcheck disable=SC2086
  [ -z "$packages" ] || apt install --yes --no-install-recommends $packages
}

do_account() { useradd --system --user-group --home-dir /var/lib/belcanto --no-create-home --shell /usr/sbin/nologin "$user"; }

do_folders() {
  install -d -m 755 "$home" "$home/releases"
  [ "$backup_folder" = /var/backups/belcanto ] || allow_backup_folder
  install -d -m 700 -o "$user" -g "$(id -gn "$user")" "$data" "$root$backup_folder"
}

# The unit may write to its own folders only.
allow_backup_folder() {
  install -d -m 755 "$root/etc/systemd/system/belcanto@.service.d"
  printf '[Service]\nReadWritePaths=%s\n' "$backup_folder" > "$root/etc/systemd/system/belcanto@.service.d/backups.conf"
}

do_settings() {
  umask 077
  {
    say '# The settings of .env.example. After a change: systemctl restart belcanto@3000'
    say "SITE_URL=https://$domain"
    say 'TRUST_PROXY=1'
    if [ -n "$bucket" ]; then
      say "BACKUP_S3_ENDPOINT='$endpoint'" && say "BACKUP_S3_BUCKET='$bucket'" && say "BACKUP_S3_REGION='$region'"
      say "BACKUP_S3_ACCESS_KEY_ID='$key'" && say "BACKUP_S3_SECRET_ACCESS_KEY='$secret'"
    else
      say "BACKUP_FOLDER='$backup_folder'"
    fi
  } > "$settings.new"
  umask 022
  chgrp "$(id -gn "$user")" "$settings.new"
  chmod 640 "$settings.new"
  mv "$settings.new" "$settings"
}

do_configuration() {
  find_registry
  {
    say '# Where the command belcanto finds versions: the newest tag, or the newest commit of the branch in follow.'
    printf "repository='%s'\nfollow='%s'\n" "$(say "$repository" | sed "s/'/'\\\\''/g")" "$(say "$follow" | sed "s/'/'\\\\''/g")"
    say '# Where npm packages come from: Node, npm and those of the studio.'
    printf "registry='%s'\n" "$registry"
    say '# One process for each port; several need a database server.'
    say "ports='3000'"
  } > "$configuration.new"
  mv "$configuration.new" "$configuration"
}

# Of the environment, of an npm that is here, or npm's own default: out of the package, because installing it takes hundreds more.
find_registry() {
  registry=${npm_config_registry:-}
  [ -n "$registry" ] || registry=$(npm config get registry 2> /dev/null) || registry=''
  [ -z "$registry" ] || return 0
  folder=$(mktemp -d)
  apt update
  (cd "$folder" && apt --option APT::Sandbox::User=root download npm) || :
  registry=$(dpkg-deb --fsys-tarfile "$folder"/npm_*.deb | tar -xO --wildcards '*/definitions.js' |
    awk -F "'" "/'registry', *\\{/ { on = 1 } on && /default:/ { print \$2; exit }") || :
  rm -rf "$folder"
  [ -n "$registry" ] || fail "npm's default could not be read from Debian's package of it. Name the registry: npm_config_registry=https://… deploy/install.sh …"
}

do_repository() {
  # shellcheck source=/dev/null
  . "$configuration"
  if [ ! -d "$home/repository.git" ]; then
    rm -rf "$home/repository.new"
    git clone --quiet --bare "$repository" "$home/repository.new"
    mv "$home/repository.new" "$home/repository.git"
  fi
  mkdir -p "$(dirname "$command")" "$home/installed"
  git --git-dir="$home/repository.git" show "${follow:-HEAD}:deploy/belcanto" > "$home/installed/belcanto"
  cp "$home/installed/belcanto" "$command.new"
  chmod 755 "$command.new"
  mv "$command.new" "$command"
}

do_release() { "$command" update; }

do_updates() { systemctl enable --quiet --now belcanto-update.timer; }

# Nothing is replaced before Caddy has accepted it.
do_proxy() {
  confirm "Ask Let’s Encrypt for a certificate of $domain?" || { say 'Left out: run this again for it.'; dns=pending; return 0; }
  mkdir -p "$root/etc/caddy"
  write_site > "$site.new"
  [ ! -e "$caddyfile" ] || cp -p "$caddyfile" "$caddyfile.new"
  if [ ! -e "$caddyfile" ] || is_as_packaged; then
    say "$import" > "$caddyfile.new"
  elif ! grep -qx "$import" "$caddyfile"; then
    say 'Caddy has other sites already: they stay, and one line is added to /etc/caddy/Caddyfile.'
    printf '\n%s\n' "$import" >> "$caddyfile.new"
  fi
  sed "s|^$import\$|import $site.new|" "$caddyfile.new" > "$caddyfile.examined"
  if ! caddy validate --adapter caddyfile --config "$caddyfile.examined" > "$home/caddy.log" 2>&1; then
    tail -n 3 "$home/caddy.log" >&2
    rm -f "$site.new" "$caddyfile.new" "$caddyfile.examined"
    fail 'Caddy refuses its configuration; the reason is above. Caddy was left as it was. Then run this again.'
  fi
  rm "$caddyfile.examined"
  [ ! -e "$site" ] || cmp -s "$site" "$site.new" || cp -p "$site" "$site.before"
  mv "$site.new" "$site"
  mv "$caddyfile.new" "$caddyfile"
  systemctl enable --quiet --now caddy
  systemctl reload-or-restart caddy
}

do_address() {
  [ "$dns" != pending ] || return 0
  cp -p "$settings" "$settings.new"
  sed "s|^SITE_URL=.*|SITE_URL=https://$domain|" "$settings" > "$settings.new"
  mv "$settings.new" "$settings"
  # shellcheck source=/dev/null
  . "$configuration"
  for port in ${ports:-3000}; do systemctl restart "belcanto@$port.service"; done
  say 'The webhook at the payment provider, calendar feeds and snippets on other websites still have the former address: docs/operations.md, Install'
}

is_as_packaged() {
  packaged=$(dpkg-query -W -f '${Conffiles}\n' caddy 2> /dev/null | awk '$1 == "/etc/caddy/Caddyfile" { print $2 }')
  [ -n "$packaged" ] && [ "$(md5sum < "$caddyfile" | cut -d ' ' -f 1)" = "$packaged" ]
}

write_site() {
  git --git-dir="$home/repository.git" show HEAD:deploy/site.caddy |
    sed -e '/^#/d' -e "s/DOMAIN/$domain/" -e "${email:+s/EMAIL/$email/}" -e '/EMAIL/d'
  # Links in emails have the former address.
  if [ -n "$former" ] && points_here "${former%:*}"; then printf '\n%s {\n\tredir https://%s{uri} permanent\n}\n' "$former" "$domain"; fi
}

do_firewall() {
  confirm 'Open ports 80 and 443 in ufw?' || { say 'Left out: no visitor reaches the studio until they are open.'; return 0; }
  ufw allow 80/tcp
  ufw allow 443/tcp
}

finish() {
  say ''
  if [ "$dns" = pending ]; then
    say "The studio runs on this server, and is not open yet: $domain must point here. Then run this again."
  else
    say "The studio: https://$domain"
  fi
  case $todo in
    *release*) "$command" owner-link 2> "$home/owner-link.log" || { cat "$home/owner-link.log" >&2; say 'No set-up link: belcanto owner-link'; } ;;
    *) say 'A new set-up link for the owner: belcanto owner-link' ;;
  esac
  say 'From now on: belcanto status, belcanto doctor, belcanto update, belcanto rollback'
  [ "$dns" != pending ] || exit 3
}

main() {
  read_options "$@"
  check_system
  check_ports
  read_answers
  check_dns
  plan
  if [ -z "$todo" ]; then
    say 'Everything is in place. Nothing was changed.'
    [ "$dns" != pending ] || exit 3
    exit 0
  fi
  say ''
  confirm 'Begin?' || fail 'Nothing was changed.'
  for step in $todo; do
    say "> $step"
    mkdir -p "$home/begun"
    : > "$home/begun/$step"
    "do_$step"
    rm -f "$home/begun/$step"
  done
  rm -rf "$home/begun"
  finish
}

# In braces: of a download that was cut off, nothing runs.
{
  main "$@"
}
