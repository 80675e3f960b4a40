"""A bare WebKitGTK window for WebKitWebDriver: unlike a whole browser it can be as narrow as a phone."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


def create_view(_session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    # A document's own scripts are off; the driver's still run.
    settings.set_enable_javascript_markup("--no-scripts" not in sys.argv)
    return show(
        WebKit2.WebView(
            web_context=context,
            is_controlled_by_automation=True,
            settings=settings,
            user_content_manager=injected(),
        )
    )


def injected():
    manager = WebKit2.UserContentManager()
    if "--no-service-workers" in sys.argv:
        manager.add_script(
            WebKit2.UserScript(
                "if (navigator.serviceWorker) navigator.serviceWorker.register = async () => {};",
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
            )
        )
    return manager


def show(view):
    # A page may open further windows, as in any browser.
    view.connect("create", lambda opener, _action: show(WebKit2.WebView(related_view=opener)))
    window = Gtk.Window(decorated=False)
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    return view


context.connect("automation-started", start)
Gtk.main()
